import type { IdentityProvider } from '@trackway/client';
import { useRead } from '../api/use-read';
import { EditForm } from '../edit/edit-form';
import { ReadDialog } from '../edit/read-dialog';
import { useEdit } from '../edit/use-edit';
import { useSaved } from '../edit/use-saved';
import { draftOf, type ProviderDraft, updateBody } from './provider-draft';
import { ProviderFields, useProviderLabels } from './provider-fields';
import { useSignInText } from './use-sign-in-text';

const PATH = '/api/management/identity-providers/{identity_provider}';

export function EditProviderDialog({ provider: id, onClose }: { provider: string; onClose: () => void }) {
  const t = useSignInText();
  const read = useRead(PATH, { path: { identity_provider: id } });
  return (
    <ReadDialog title={t('providers.edit')} of={read} onClose={onClose}>
      {({ identity_provider }) => <ProviderForm provider={identity_provider} onClose={onClose} />}
    </ReadDialog>
  );
}

function ProviderForm({ provider, onClose }: { provider: IdentityProvider; onClose: () => void }) {
  const t = useSignInText();
  const path = { identity_provider: provider.id };
  const edit = useEdit<ProviderDraft>({
    path: `/api/management/identity-providers/${provider.id}`,
    first: draftOf(provider),
    read: async (client) => draftOf((await client.call('get', PATH, { path })).identity_provider),
    write: (client, changes, options) =>
      client.call('patch', PATH, { path, body: updateBody(provider, changes) }, options),
    onDone: useSaved(onClose),
  });
  return (
    <EditForm title={t('providers.edit')} edit={edit} labels={useProviderLabels()} onClose={onClose}>
      <ProviderFields form={edit} />
    </EditForm>
  );
}
