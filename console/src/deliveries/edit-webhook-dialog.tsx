import type { Webhook } from '@trackway/client';
import { EditForm } from '../edit/edit-form';
import { useEdit } from '../edit/use-edit';
import { useSaved } from '../edit/use-saved';
import { useText } from '../text/text-context';
import { draftOf, updateBody, type WebhookDraft } from './webhook-draft';
import { useWebhookLabels, WebhookFields } from './webhook-fields';

const PATH = '/api/management/webhooks/{webhook}';

/** Changes a webhook: where it sends which events, and how. */
export function EditWebhookDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useText();
  const path = { webhook: webhook.id };
  const first = draftOf(webhook);
  const edit = useEdit<WebhookDraft>({
    path: `/api/management/webhooks/${webhook.id}`,
    first,
    read: async (client) => draftOf((await client.call('get', PATH, { path })).webhook),
    write: (client, changes, options) =>
      client.call('patch', PATH, { path, body: updateBody(first, changes) }, options),
    onDone: useSaved(onClose),
  });
  return (
    <EditForm title={t('deliveries.edit')} edit={edit} labels={useWebhookLabels()} onClose={onClose}>
      <WebhookFields form={edit} />
    </EditForm>
  );
}
