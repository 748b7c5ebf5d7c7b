import type { IdentityProvider } from '@trackway/client';
import { useChange } from '../api/use-change';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { useToast } from '../ui/toast';
import { useSignInText } from './use-sign-in-text';

const PATH = '/api/management/identity-providers/{identity_provider}';

export function DeleteProviderDialog({ provider, onClose }: { provider: IdentityProvider; onClose: () => void }) {
  const t = useSignInText();
  const toast = useToast();
  const remove = useChange(
    (client) => client.call('delete', PATH, { path: { identity_provider: provider.id } }),
    () => {
      toast(t('providers.deleted'));
      onClose();
    },
  );
  return (
    <ConfirmDialog title={t('providers.delete_of', { name: provider.name })} action={remove} onClose={onClose}>
      <p>{t('providers.delete_about')}</p>
    </ConfirmDialog>
  );
}
