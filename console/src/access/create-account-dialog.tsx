import { CreateDialog } from '../edit/create-dialog';
import { useNew } from '../edit/use-new';
import { useText } from '../text/text-context';
import { Credentials } from './credentials';
import { FIRST_SCOPES, isComplete, type ScopedDraft, ScopedFields } from './scoped-fields';
import { knownScopes } from './scopes';

const NEW_ACCOUNT: ScopedDraft = { name: '', scopes: FIRST_SCOPES };

/** Creates a service account, and shows its secret once. */
export function CreateAccountDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const form = useNew({
    first: NEW_ACCOUNT,
    write: (client, { name, scopes }) =>
      client.call('post', '/api/management/service-accounts', { body: { name, scopes: knownScopes(scopes) } }),
  });
  const { data } = form.create;
  return (
    <CreateDialog
      title={t('access.create_account')}
      onClose={onClose}
      create={form.create}
      isComplete={isComplete(form.draft)}
      secret={data ? <Credentials id={data.client_id} secret={data.client_secret} /> : undefined}
    >
      <ScopedFields form={form} />
    </CreateDialog>
  );
}
