import { useNavigate } from '@tanstack/react-router';
import type { View } from '@trackway/client';
import { useChange } from '../api/use-change';
import type { ProjectsSearch } from '../projects/projects-search';
import { useText } from '../text/text-context';
import { ConfirmDialog } from '../ui/confirm-dialog';

export function DeleteViewDialog({ view, onClose }: { view: View; onClose: () => void }) {
  const t = useText();
  const navigate = useNavigate({ from: '/projects' });
  const remove = useChange(
    (client) => client.call('delete', '/api/management/views/{view}', { path: { view: view.id } }),
    () => {
      onClose();
      void navigate({ search: ({ view: _deleted, ...before }) => before as ProjectsSearch });
    },
  );
  return (
    <ConfirmDialog title={t('views.delete_of', { name: view.name })} action={remove} onClose={onClose}>
      <p>{t(view.visibility === 'shared' ? 'views.delete_shared_about' : 'views.delete_about')}</p>
    </ConfirmDialog>
  );
}
