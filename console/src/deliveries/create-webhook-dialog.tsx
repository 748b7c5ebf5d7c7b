import { CreateDialog } from '../edit/create-dialog';
import { useNew } from '../edit/use-new';
import { useText } from '../text/text-context';
import { ShownOnce } from '../ui/shown-once';
import { createBody, NEW_WEBHOOK } from './webhook-draft';
import { WebhookFields } from './webhook-fields';

/** Creates a webhook, and shows its secret once. */
export function CreateWebhookDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const form = useNew({
    first: NEW_WEBHOOK,
    write: (client, draft) => client.call('post', '/api/management/webhooks', { body: createBody(draft) }),
  });
  const secret = form.create.data?.secret;
  return (
    <CreateDialog
      title={t('deliveries.create')}
      onClose={onClose}
      create={form.create}
      isComplete={form.draft.name.trim() !== '' && form.draft.url.trim() !== ''}
      secret={secret ? <ShownOnce label={t('deliveries.secret')} value={secret} /> : undefined}
    >
      <WebhookFields form={form} />
    </CreateDialog>
  );
}
