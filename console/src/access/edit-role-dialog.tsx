import type { Role } from '@trackway/client';
import { useRead } from '../api/use-read';
import { EditForm, textProps } from '../edit/edit-form';
import { ReadDialog } from '../edit/read-dialog';
import { useEdit } from '../edit/use-edit';
import { useSaved } from '../edit/use-saved';
import { TextField } from '../ui/field';
import { knownScopes } from './scopes';
import { ScopesField } from './scopes-field';
import { useOwnScopes } from './use-own-scopes';
import { useSignInText } from './use-sign-in-text';

const PATH = '/api/management/roles/{role}';

interface RoleDraft {
  readonly [field: string]: string | readonly string[];
  readonly name: string;
  readonly description: string;
  readonly scopes: readonly string[];
}

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
  const grantable = useOwnScopes();
  const path = { role: role.id };
  const edit = useEdit<RoleDraft>({
    path: `/api/management/roles/${role.id}`,
    first: draftOf(role),
    read: async (client) => draftOf((await client.call('get', PATH, { path })).role),
    write: (client, { name, description, scopes }, options) => {
      const body = {
        ...(name === undefined ? {} : { name }),
        ...(description === undefined ? {} : { description }),
        ...(scopes === undefined ? {} : { scopes: knownScopes(scopes) }),
      };
      return client.call('patch', PATH, { path, body }, options);
    },
    onDone: useSaved(onClose),
  });
  const labels = { name: t('ui.name'), description: t('roles.description'), scopes: t('access.scopes') };
  return (
    <EditForm title={t('roles.edit')} edit={edit} labels={labels} onClose={onClose}>
      <TextField label={labels.name} required {...textProps(edit, 'name')} />
      <TextField label={labels.description} {...textProps(edit, 'description')} />
      <ScopesField
        label={labels.scopes}
        value={edit.draft.scopes}
        grantable={grantable}
        onChange={(scopes) => edit.set('scopes', scopes)}
      />
    </EditForm>
  );
}

function draftOf({ name, description, scopes }: Role): RoleDraft {
  return { name, description, scopes };
}
