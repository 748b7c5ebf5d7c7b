import { useNavigate } from '@tanstack/react-router';
import { useChange } from '../api/use-change';
import { useDeletionToast } from '../deleted/use-deletion-toast';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { FUNNEL, type Funnel } from './funnel-api';
import { useFunnelsText } from './use-funnels-text';

export function DeleteFunnelDialog({ funnel: { id, name }, onClose }: { funnel: Funnel; onClose: () => void }) {
  const t = useFunnelsText();
  const deleted = useDeletionToast({ kind: 'funnels' });
  const navigate = useNavigate();
  const remove = useChange(
    (client) => client.call('delete', FUNNEL, { path: { funnel: id } }),
    () => {
      deleted(t('funnels.deleted'), id);
      void navigate({ to: '/funnels' });
    },
  );
  return (
    <ConfirmDialog title={t('funnels.delete_of', { name })} label={t('ui.delete')} action={remove} onClose={onClose}>
      <p>{t('funnels.delete_about')}</p>
    </ConfirmDialog>
  );
}
