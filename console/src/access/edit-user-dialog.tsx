import type { User } from '@trackway/client';
import { useRead } from '../api/use-read';
import { EditForm, textProps } from '../edit/edit-form';
import { ReadDialog } from '../edit/read-dialog';
import { useEdit } from '../edit/use-edit';
import { useSaved } from '../edit/use-saved';
import { useText } from '../text/text-context';
import { TextField } from '../ui/field';

const PATH = '/api/management/users/{user}';

interface UserDraft {
  readonly [field: string]: string;
  readonly name: string;
  readonly email: string;
}

export function EditUserDialog({ user: id, onClose }: { user: string; onClose: () => void }) {
  const t = useText();
  const read = useRead(PATH, { path: { user: id } });
  return (
    <ReadDialog title={t('access.edit_user')} of={read} onClose={onClose}>
      {({ user }) => <UserForm user={user} onClose={onClose} />}
    </ReadDialog>
  );
}

function UserForm({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useText();
  const path = { user: user.id };
  const edit = useEdit<UserDraft>({
    path: `/api/management/users/${user.id}`,
    first: draftOf(user),
    read: async (client) => draftOf((await client.call('get', PATH, { path })).user),
    write: (client, { name, email }, options) => {
      const body = {
        ...(name === undefined ? {} : { name }),
        ...(email === undefined ? {} : { email: email === '' ? null : email }),
      };
      return client.call('patch', PATH, { path, body }, options);
    },
    onDone: useSaved(onClose),
  });
  const labels = { name: t('ui.name'), email: t('access.email') };
  return (
    <EditForm title={t('access.edit_user')} edit={edit} labels={labels} onClose={onClose}>
      <TextField label={labels.name} required {...textProps(edit, 'name')} />
      <TextField label={labels.email} type="email" {...textProps(edit, 'email')} />
    </EditForm>
  );
}

function draftOf({ name, email }: User): UserDraft {
  return { name, email: email ?? '' };
}
