import { useNavigate } from '@tanstack/react-router';
import { useChange } from '../api/use-change';
import { useDeletionToast } from '../deleted/use-deletion-toast';
import { ConfirmDialog } from '../ui/confirm-dialog';
import type { ProjectDetail } from './project-detail';
import { useActionsText } from './use-actions-text';

/** Deletes a project and returns to the list. */
export function DeleteProjectDialog({ project, onClose }: { project: ProjectDetail; onClose: () => void }) {
  const t = useActionsText();
  const toast = useDeletionToast({ kind: 'projects' });
  const navigate = useNavigate();
  const { id, name } = project;
  const remove = useChange(
    (client) => client.projects.delete(id),
    () => {
      toast(t('actions.deleted'), id);
      void navigate({ to: '/projects' });
    },
  );
  return (
    <ConfirmDialog title={t('actions.delete_of', { name })} label={t('ui.delete')} action={remove} onClose={onClose}>
      <p>{t('actions.delete_about')}</p>
    </ConfirmDialog>
  );
}
