import type { UpdateWebhook, Webhook } from '@trackway/client';
import { useRead } from '../api/use-read';
import { EditForm, textProps } from '../edit/edit-form';
import { useEdit } from '../edit/use-edit';
import { useSaved } from '../edit/use-saved';
import { useText } from '../text/text-context';
import { CheckBox, TextArea, TextField } from '../ui/field';
import styles from './edit-webhook-dialog.module.css';

const PATH = '/api/management/webhooks/{webhook}';

type Kind = NonNullable<UpdateWebhook['kinds']>[number];

interface WebhookDraft {
  readonly [field: string]: string | readonly string[];
  readonly name: string;
  readonly url: string;
  readonly description: string;
  readonly kinds: readonly string[];
}

/** Changes a webhook and the events to which it is subscribed. */
export function EditWebhookDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useText();
  const path = { webhook: webhook.id };
  const edit = useEdit<WebhookDraft>({
    path: `/api/management/webhooks/${webhook.id}`,
    first: draftOf(webhook),
    read: async (client) => draftOf((await client.call('get', PATH, { path })).webhook),
    write: (client, { name, url, description, kinds }, options) => {
      const body = {
        ...(name === undefined ? {} : { name }),
        ...(url === undefined ? {} : { url }),
        ...(description === undefined ? {} : { description }),
        // The choices come from the API.
        ...(kinds === undefined ? {} : { kinds: kinds as readonly Kind[] }),
      };
      return client.call('patch', PATH, { path, body }, options);
    },
    onDone: useSaved(onClose),
  });
  const labels = {
    name: t('ui.name'),
    url: 'URL',
    description: t('project.description'),
    kinds: t('deliveries.kinds'),
  };
  return (
    <EditForm title={t('deliveries.edit')} edit={edit} labels={labels} onClose={onClose}>
      <TextField label={labels.name} {...textProps(edit, 'name')} />
      <TextField label={labels.url} type="url" required {...textProps(edit, 'url')} />
      <TextArea label={labels.description} {...textProps(edit, 'description')} />
      <KindsField label={labels.kinds} value={edit.draft.kinds} onChange={(kinds) => edit.set('kinds', kinds)} />
    </EditForm>
  );
}

function KindsField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: readonly string[];
  onChange: (kinds: readonly string[]) => void;
}) {
  const t = useText();
  const { data } = useRead('/api/management/webhooks/kinds', {}, { staleMs: Number.POSITIVE_INFINITY });
  const isAll = value.includes('*');
  const toggle = (kind: string) =>
    onChange(value.includes(kind) ? value.filter((one) => one !== kind) : [...value, kind]);
  return (
    <fieldset className={styles['kinds']}>
      <legend>{label}</legend>
      <CheckBox label={t('ui.all')} checked={isAll} onChange={() => onChange(isAll ? [] : ['*'])} />
      <div className={styles['list']}>
        {data?.kinds.map(({ kind, summary }) => (
          <CheckBox
            key={kind}
            label={<code title={summary}>{kind}</code>}
            checked={isAll || value.includes(kind)}
            disabled={isAll}
            onChange={() => toggle(kind)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function draftOf({ name, url, description, kinds }: Webhook): WebhookDraft {
  return { name, url, description, kinds };
}
