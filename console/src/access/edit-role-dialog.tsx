import type { Role } from '@trackway/client';
import { useRead } from '../api/use-read';
import { EditForm } from '../edit/edit-form';
import { ReadDialog } from '../edit/read-dialog';
import { useEdit } from '../edit/use-edit';
import { useSaved } from '../edit/use-saved';
import { type RoleDraft, RoleFields, useRoleLabels } from './role-fields';
import { withKnownScopes } from './scoped-fields';
import { useSignInText } from './use-sign-in-text';

const PATH = '/api/management/roles/{role}';

export function EditRoleDialog({ role: id, onClose }: { role: string; onClose: () => void }) {
  const t = useSignInText();
  const read = useRead(PATH, { path: { role: id } });
  return (
    <ReadDialog title={t('roles.edit')} of={read} onClose={onClose}>
      {({ role }) => <RoleForm role={role} onClose={onClose} />}
    </ReadDialog>
  );
}

function RoleForm({ role, onClose }: { role: Role; onClose: () => void }) {
  const t = useSignInText();
  const path = { role: role.id };
  const edit = useEdit<RoleDraft>({
    path: `/api/management/roles/${role.id}`,
    first: draftOf(role),
    read: async (client) => draftOf((await client.call('get', PATH, { path })).role),
    write: (client, changes, options) => client.call('patch', PATH, { path, body: withKnownScopes(changes) }, options),
    onDone: useSaved(onClose),
  });
  return (
    <EditForm title={t('roles.edit')} edit={edit} labels={useRoleLabels()} onClose={onClose}>
      <RoleFields form={edit} />
    </EditForm>
  );
}

function draftOf({ name, description, scopes }: Role): RoleDraft {
  return { name, description, scopes };
}
