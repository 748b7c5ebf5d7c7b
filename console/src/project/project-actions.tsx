import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useChange } from '../api/use-change';
import { Button, IconButton } from '../ui/button';
import { Menu } from '../ui/menu';
import { ErrorNotice } from '../ui/notice';
import { useToast } from '../ui/toast';
import type { ProjectDetail } from './project-detail';
import { useActionsText } from './use-actions-text';

// Loaded when they are first shown.
const DeleteProjectDialog = lazyRouteComponent(() => import('./delete-project-dialog'), 'DeleteProjectDialog');
const DuplicateDialog = lazyRouteComponent(() => import('./duplicate-dialog'), 'DuplicateDialog');
const ShareDialog = lazyRouteComponent(() => import('./share-dialog'), 'ShareDialog');

/** What can be done with a whole project. A deleted one can only be restored. */
export function ProjectActions({ project }: { project: ProjectDetail }) {
  return project.deleted_at === null ? <LiveActions project={project} /> : <Restore project={project.id} />;
}

function LiveActions({ project }: { project: ProjectDetail }) {
  const t = useActionsText();
  const [shown, setShown] = useState<'duplicate' | 'share' | 'delete'>();
  const close = () => setShown(undefined);
  return (
    <>
      <Menu
        trigger={<IconButton icon="more" look="default" label={t('actions.more')} />}
        items={[
          { key: 'share', label: t('actions.share'), onSelect: () => setShown('share') },
          { key: 'duplicate', label: t('actions.duplicate'), onSelect: () => setShown('duplicate') },
          { key: 'delete', label: t('ui.delete'), onSelect: () => setShown('delete') },
        ]}
      />
      <Suspense>
        {shown === 'share' ? <ShareDialog project={project} onClose={close} /> : undefined}
        {shown === 'duplicate' ? <DuplicateDialog project={project} onClose={close} /> : undefined}
        {shown === 'delete' ? <DeleteProjectDialog project={project} onClose={close} /> : undefined}
      </Suspense>
    </>
  );
}

function Restore({ project }: { project: string }) {
  const t = useActionsText();
  const toast = useToast();
  const restore = useChange(
    (client) => client.call('post', '/api/management/projects/{project}/restore', { path: { project } }),
    () => toast(t('undo.restored')),
  );
  return (
    <>
      {restore.error ? <ErrorNotice error={restore.error} /> : undefined}
      <Button icon="refresh" disabled={restore.isPending} onClick={() => restore.mutate(undefined)}>
        {t('actions.restore')}
      </Button>
    </>
  );
}
