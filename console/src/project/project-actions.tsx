import { Suspense, useState } from 'react';
import { IconButton } from '../ui/button';
import { lazyDialog } from '../ui/lazy-part';
import { Menu } from '../ui/menu';
import type { ProjectDetail } from './project-detail';
import { useActionsText } from './use-actions-text';

// Loaded when they are first shown.
const DeleteProjectDialog = lazyDialog(() => import('./delete-project-dialog'), 'DeleteProjectDialog');
const DuplicateDialog = lazyDialog(() => import('./duplicate-dialog'), 'DuplicateDialog');
const MergeDialog = lazyDialog(() => import('./merge-dialog'), 'MergeDialog');
const ShareDialog = lazyDialog(() => import('./share-dialog'), 'ShareDialog');

/** What can be done with a whole project. */
export function ProjectActions({ project }: { project: ProjectDetail }) {
  const t = useActionsText();
  const [shown, setShown] = useState<'duplicate' | 'merge' | 'share' | 'delete'>();
  const close = () => setShown(undefined);
  return (
    <>
      <Menu
        trigger={<IconButton icon="more" look="default" label={t('actions.more')} />}
        items={[
          { key: 'share', label: t('actions.share'), onSelect: () => setShown('share') },
          { key: 'duplicate', label: t('actions.duplicate'), onSelect: () => setShown('duplicate') },
          ...(project.merged_id === null
            ? [{ key: 'merge', label: t('actions.merge'), onSelect: () => setShown('merge') }]
            : []),
          { key: 'delete', label: t('ui.delete'), onSelect: () => setShown('delete') },
        ]}
      />
      <Suspense>
        {shown === 'share' ? <ShareDialog project={project} onClose={close} /> : undefined}
        {shown === 'duplicate' ? <DuplicateDialog project={project} onClose={close} /> : undefined}
        {shown === 'merge' ? <MergeDialog project={project} onClose={close} /> : undefined}
        {shown === 'delete' ? <DeleteProjectDialog project={project} onClose={close} /> : undefined}
      </Suspense>
    </>
  );
}
