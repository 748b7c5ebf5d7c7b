import type { ServiceAccount } from '@trackway/client';
import { useRead } from '../api/use-read';
import { EditForm } from '../edit/edit-form';
import { ReadDialog } from '../edit/read-dialog';
import { useEdit } from '../edit/use-edit';
import { useSaved } from '../edit/use-saved';
import { useText } from '../text/text-context';
import { CheckBox } from '../ui/field';
import { type ScopedDraft, ScopedFields, useScopedLabels, withKnownScopes } from './scoped-fields';

const PATH = '/api/management/service-accounts/{service_account}';

interface AccountDraft extends ScopedDraft {
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
  const path = { service_account: account.id };
  const edit = useEdit<AccountDraft>({
    path: `/api/management/service-accounts/${account.id}`,
    first: draftOf(account),
    read: async (client) => draftOf((await client.call('get', PATH, { path })).service_account),
    write: (client, changes, options) => client.call('patch', PATH, { path, body: withKnownScopes(changes) }, options),
    onDone: useSaved(onClose),
  });
  const labels = { ...useScopedLabels(), active: t('access.active') };
  return (
    <EditForm title={t('access.edit_account')} edit={edit} labels={labels} onClose={onClose}>
      <ScopedFields form={edit}>
        <CheckBox
          label={labels.active}
          checked={edit.draft.active}
          onChange={(event) => edit.set('active', event.target.checked)}
        />
      </ScopedFields>
    </EditForm>
  );
}

function draftOf({ name, scopes, active }: ServiceAccount): AccountDraft {
  return { name, scopes, active };
}
