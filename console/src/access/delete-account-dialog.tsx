import type { ServiceAccount } from '@trackway/client';
import { useChange } from '../api/use-change';
import { useText } from '../text/text-context';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { useToast } from '../ui/toast';

const PATH = '/api/management/service-accounts/{service_account}';

export function DeleteAccountDialog({ account, onClose }: { account: ServiceAccount; onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const remove = useChange(
    (client) => client.call('delete', PATH, { path: { service_account: account.id } }),
    () => {
      toast(t('access.revoked'));
      onClose();
    },
  );
  return (
    <ConfirmDialog title={t('access.revoke_of', { name: account.name })} action={remove} onClose={onClose}>
      <p>{t('access.revoke_about')}</p>
    </ConfirmDialog>
  );
}
