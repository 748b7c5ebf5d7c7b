import type { ServiceAccount } from '@trackway/client';
import { useRead } from '../api/use-read';
import { EditForm, textProps } from '../edit/edit-form';
import { useEdit } from '../edit/use-edit';
import { useText } from '../text/text-context';
import { Dialog } from '../ui/dialog';
import { CheckBox, TextField } from '../ui/field';
import { Loaded } from '../ui/loaded';
import { useToast } from '../ui/toast';
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

/** Reads the account first: a list has no versions. */
export function EditAccountDialog({ account: id, onClose }: { account: string; onClose: () => void }) {
  const t = useText();
  const read = useRead(PATH, { path: { service_account: id } });
  if (read.data) return <AccountForm account={read.data.service_account} onClose={onClose} />;
  return (
    <Dialog title={t('access.edit_account')} onClose={onClose}>
      <Loaded of={read}>{() => undefined}</Loaded>
    </Dialog>
  );
}

function AccountForm({ account, onClose }: { account: ServiceAccount; onClose: () => void }) {
  const t = useText();
  const toast = useToast();
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
    onDone: () => {
      toast(t('ui.saved'));
      onClose();
    },
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
