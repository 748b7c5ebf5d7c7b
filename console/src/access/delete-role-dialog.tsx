import type { Role } from '@trackway/client';
import { useChange } from '../api/use-change';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { useToast } from '../ui/toast';
import { useSignInText } from './use-sign-in-text';

export function DeleteRoleDialog({ role, onClose }: { role: Role; onClose: () => void }) {
  const t = useSignInText();
  const toast = useToast();
  const remove = useChange(
    (client) => client.call('delete', '/api/management/roles/{role}', { path: { role: role.id } }),
    () => {
      toast(t('roles.deleted'));
      onClose();
    },
  );
  return (
    <ConfirmDialog title={t('roles.delete_of', { name: role.name })} action={remove} onClose={onClose}>
      <p>{t('roles.delete_about')}</p>
    </ConfirmDialog>
  );
}
