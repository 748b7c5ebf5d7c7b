import type { User } from '@trackway/client';
import { useChange } from '../api/use-change';
import { useText } from '../text/text-context';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { useToast } from '../ui/toast';

/** Activates or deactivates a user, and says what follows for their tokens. */
export function ActivationDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const change = useChange(
    (client) =>
      client.call('patch', '/api/management/users/{user}', { path: { user: user.id }, body: { active: !user.active } }),
    () => {
      toast(t('ui.saved'));
      onClose();
    },
  );
  return (
    <ConfirmDialog
      title={t(user.active ? 'access.deactivate_of' : 'access.activate_of', { name: user.name })}
      label={t(user.active ? 'access.deactivate' : 'rules.activate')}
      look={user.active ? 'danger' : 'primary'}
      action={change}
      onClose={onClose}
    >
      <p>{t(user.active ? 'access.deactivate_about' : 'access.activate_about')}</p>
    </ConfirmDialog>
  );
}
