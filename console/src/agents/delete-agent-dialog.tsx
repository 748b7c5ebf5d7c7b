import { useNavigate } from '@tanstack/react-router';
import { useChange } from '../api/use-change';
import { useDeletionToast } from '../deleted/use-deletion-toast';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { AGENT, type Agent } from './agent-api';
import { useAgentsText } from './use-agents-text';

export function DeleteAgentDialog({ agent: { id, name }, onClose }: { agent: Agent; onClose: () => void }) {
  const t = useAgentsText();
  const toast = useDeletionToast({ kind: 'agents' });
  const navigate = useNavigate();
  const remove = useChange(
    (client) => client.call('delete', AGENT, { path: { agent: id } }),
    () => {
      toast(t('agents.deleted'), id);
      void navigate({ to: '/agents', search: { tab: 'agents' } });
    },
  );
  return (
    <ConfirmDialog title={t('agents.delete_of', { name })} label={t('ui.delete')} action={remove} onClose={onClose}>
      <p>{t('agents.delete_about')}</p>
    </ConfirmDialog>
  );
}
