import { CreateDialog } from '../edit/create-dialog';
import { useNew } from '../edit/use-new';
import { useSaved } from '../edit/use-saved';
import { type RoleDraft, RoleFields } from './role-fields';
import { FIRST_SCOPES, isComplete } from './scoped-fields';
import { knownScopes } from './scopes';
import { useSignInText } from './use-sign-in-text';

const NEW_ROLE: RoleDraft = { name: '', description: '', scopes: FIRST_SCOPES };

export function CreateRoleDialog({ onClose }: { onClose: () => void }) {
  const t = useSignInText();
  const form = useNew({
    first: NEW_ROLE,
    write: (client, { name, description, scopes }) =>
      client.call('post', '/api/management/roles', { body: { name, description, scopes: knownScopes(scopes) } }),
    onDone: useSaved(onClose),
  });
  return (
    <CreateDialog title={t('roles.create')} onClose={onClose} create={form.create} isComplete={isComplete(form.draft)}>
      <RoleFields form={form} />
    </CreateDialog>
  );
}
