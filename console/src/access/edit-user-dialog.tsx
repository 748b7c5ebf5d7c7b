import type { User } from '@trackway/client';
import { useRead } from '../api/use-read';
import { EditForm, textProps } from '../edit/edit-form';
import { useEdit } from '../edit/use-edit';
import { useText } from '../text/text-context';
import { Dialog } from '../ui/dialog';
import { TextField } from '../ui/field';
import { Loaded } from '../ui/loaded';
import { useToast } from '../ui/toast';

const PATH = '/api/management/users/{user}';

interface UserDraft {
  readonly [field: string]: string;
  readonly name: string;
  readonly email: string;
}

/** Reads the user first: a list has no versions. */
export function EditUserDialog({ user: id, onClose }: { user: string; onClose: () => void }) {
  const t = useText();
  const read = useRead(PATH, { path: { user: id } });
  if (read.data) return <UserForm user={read.data.user} onClose={onClose} />;
  return (
    <Dialog title={t('access.edit_user')} onClose={onClose}>
      <Loaded of={read}>{() => undefined}</Loaded>
    </Dialog>
  );
}

function UserForm({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useText();
  const toast = useToast();
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
    onDone: () => {
      toast(t('ui.saved'));
      onClose();
    },
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
