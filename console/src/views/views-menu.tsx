import { useNavigate } from '@tanstack/react-router';
import type { View } from '@trackway/client';
import { Suspense, useState } from 'react';
import { useAllViews } from '../api/use-all';
import { PROJECT_COLUMNS } from '../projects/project-columns';
import type { ProjectsSearch } from '../projects/projects-search';
import { useText } from '../text/text-context';
import { Button } from '../ui/button';
import { lazyDialog } from '../ui/lazy-part';
import { Menu } from '../ui/menu';
import { searchOf } from './view-search';

// Loaded when they are first shown: they are not part of the first load.
const DeleteViewDialog = lazyDialog(() => import('./delete-view-dialog'), 'DeleteViewDialog');
const EditViewDialog = lazyDialog(() => import('./edit-view-dialog'), 'EditViewDialog');
const SaveViewDialog = lazyDialog(() => import('./save-view-dialog'), 'SaveViewDialog');

/** Own and shared views: apply, save, change and delete. */
export function ViewsMenu({ search }: { search: ProjectsSearch }) {
  const t = useText();
  const navigate = useNavigate({ from: '/projects' });
  const [shown, setShown] = useState<'save' | 'edit' | 'delete'>();
  const close = () => setShown(undefined);
  const { data: views = [] } = useAllViews();
  const current = views.find(({ id }) => id === search.view);
  const apply = (view: View) => void navigate({ search: searchOf(view, PROJECT_COLUMNS) });
  const items = [
    ...views.map((view) => ({
      key: view.id,
      label: view.visibility === 'shared' ? t('views.shared_name', { name: view.name }) : view.name,
      isChecked: view.id === search.view,
      onSelect: () => apply(view),
    })),
    { key: 'save', label: t('views.save'), onSelect: () => setShown('save') },
    ...(current
      ? [
          { key: 'edit', label: t('views.edit_of', { name: current.name }), onSelect: () => setShown('edit') },
          { key: 'delete', label: t('views.delete_of', { name: current.name }), onSelect: () => setShown('delete') },
        ]
      : []),
  ];
  return (
    <>
      <Menu trigger={<Button icon="overview">{current?.name ?? t('views.title')}</Button>} items={items} />
      <Suspense>
        {shown === 'save' ? <SaveViewDialog search={search} onSaved={apply} onClose={close} /> : undefined}
        {shown === 'edit' && current ? <EditViewDialog view={current.id} search={search} onClose={close} /> : undefined}
        {shown === 'delete' && current ? <DeleteViewDialog view={current} onClose={close} /> : undefined}
      </Suspense>
    </>
  );
}
