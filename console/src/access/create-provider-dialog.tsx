import { CreateDialog } from '../edit/create-dialog';
import { useNew } from '../edit/use-new';
import { createBody, NEW_PROVIDER } from './provider-draft';
import { ProviderFields } from './provider-fields';
import { useSignInText } from './use-sign-in-text';

/** Registers an issuer. Its keys are read before it is stored, so a wrong address is an error of the field. */
export function CreateProviderDialog({ onClose }: { onClose: () => void }) {
  const t = useSignInText();
  const form = useNew({
    first: NEW_PROVIDER,
    write: (client, draft) => client.call('post', '/api/management/identity-providers', { body: createBody(draft) }),
    onDone: onClose,
  });
  const { name, issuer, audiences } = form.draft;
  return (
    <CreateDialog
      title={t('providers.create')}
      onClose={onClose}
      create={form.create}
      isComplete={[name, issuer, audiences].every((text) => text.trim() !== '')}
    >
      <ProviderFields form={form} isNew />
    </CreateDialog>
  );
}
