import type { ServiceAccount } from '@trackway/client';
import { useRead } from '../api/use-read';
import { EditForm, textProps } from '../edit/edit-form';
import { ReadDialog } from '../edit/read-dialog';
import { useEdit } from '../edit/use-edit';
import { useSaved } from '../edit/use-saved';
import { useText } from '../text/text-context';
import { CheckBox, TextField } from '../ui/field';
import { knownScopes } from './scopes';
import { ScopesField } from './scopes-field';
import { useOwnScopes } from './use-own-scopes';

const PATH = '/api/management/service-accounts/{service_account}';

interface AccountDraft {
  readonly [field: string]: string | boolean | readonly string[];
  readonly name: string;
  readonly scopes: readonly string[];
  readonly active: boolean;
}

export function EditAccountDialog({ account: id, onClose }: { account: string; onClose: () => void }) {
  const t = useText();
  const read = useRead(PATH, { path: { service_account: id } });
  return (
    <ReadDialog title={t('access.edit_account')} of={read} onClose={onClose}>
      {({ service_account }) => <AccountForm account={service_account} onClose={onClose} />}
    </ReadDialog>
  );
}

function AccountForm({ account, onClose }: { account: ServiceAccount; onClose: () => void }) {
  const t = useText();
  const grantable = useOwnScopes();
  const path = { service_account: account.id };
  const edit = useEdit<AccountDraft>({
    path: `/api/management/service-accounts/${account.id}`,
    first: draftOf(account),
    read: async (client) => draftOf((await client.call('get', PATH, { path })).service_account),
    write: (client, { name, scopes, active }, options) => {
      const body = {
        ...(name === undefined ? {} : { name }),
        ...(scopes === undefined ? {} : { scopes: knownScopes(scopes) }),
        ...(active === undefined ? {} : { active }),
      };
      return client.call('patch', PATH, { path, body }, options);
    },
    onDone: useSaved(onClose),
  });
  const labels = { name: t('ui.name'), scopes: t('access.scopes'), active: t('access.active') };
  return (
    <EditForm title={t('access.edit_account')} edit={edit} labels={labels} onClose={onClose}>
      <TextField label={labels.name} required {...textProps(edit, 'name')} />
      <CheckBox
        label={labels.active}
        checked={edit.draft.active}
        onChange={(event) => edit.set('active', event.target.checked)}
      />
      <ScopesField
        label={labels.scopes}
        value={edit.draft.scopes}
        grantable={grantable}
        onChange={(scopes) => edit.set('scopes', scopes)}
      />
    </EditForm>
  );
}

function draftOf({ name, scopes, active }: ServiceAccount): AccountDraft {
  return { name, scopes, active };
}
