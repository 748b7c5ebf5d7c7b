import type { IdentityProvider } from '@trackway/client';
import { useRead } from '../api/use-read';
import { EditForm, textProps } from '../edit/edit-form';
import { ReadDialog } from '../edit/read-dialog';
import { useEdit } from '../edit/use-edit';
import { useSaved } from '../edit/use-saved';
import { useText } from '../text/text-context';
import { CheckBox, TextField } from '../ui/field';
import { listOf } from './audiences';

const PATH = '/api/management/identity-providers/{identity_provider}';

interface ProviderDraft {
  readonly [field: string]: string | boolean;
  readonly name: string;
  readonly audiences: string;
  readonly active: boolean;
  readonly create_users: boolean;
}

export function EditProviderDialog({ provider: id, onClose }: { provider: string; onClose: () => void }) {
  const t = useText();
  const read = useRead(PATH, { path: { identity_provider: id } });
  return (
    <ReadDialog title={t('providers.edit')} of={read} onClose={onClose}>
      {({ identity_provider }) => <ProviderForm provider={identity_provider} onClose={onClose} />}
    </ReadDialog>
  );
}

function ProviderForm({ provider, onClose }: { provider: IdentityProvider; onClose: () => void }) {
  const t = useText();
  const path = { identity_provider: provider.id };
  const edit = useEdit<ProviderDraft>({
    path: `/api/management/identity-providers/${provider.id}`,
    first: draftOf(provider),
    read: async (client) => draftOf((await client.call('get', PATH, { path })).identity_provider),
    write: (client, { audiences, ...changes }, options) => {
      const body = { ...changes, ...(audiences === undefined ? {} : { audiences: listOf(audiences) }) };
      return client.call('patch', PATH, { path, body }, options);
    },
    onDone: useSaved(onClose),
  });
  const labels = {
    name: t('ui.name'),
    audiences: t('providers.audiences'),
    active: t('access.active'),
    create_users: t('providers.create_users'),
  };
  return (
    <EditForm title={t('providers.edit')} edit={edit} labels={labels} onClose={onClose}>
      <TextField label={labels.name} required {...textProps(edit, 'name')} />
      <TextField
        label={labels.audiences}
        hint={t('providers.audiences_hint')}
        required
        {...textProps(edit, 'audiences')}
      />
      {(['active', 'create_users'] as const).map((field) => (
        <CheckBox
          key={field}
          label={labels[field]}
          checked={edit.draft[field]}
          onChange={(event) => edit.set(field, event.target.checked)}
        />
      ))}
    </EditForm>
  );
}

function draftOf({ name, audiences, active, create_users }: IdentityProvider): ProviderDraft {
  return { name, audiences: audiences.join(', '), active, create_users };
}
