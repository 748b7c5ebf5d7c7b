import { EditForm, textProps } from '../edit/edit-form';
import { useEdit } from '../edit/use-edit';
import { useSaved } from '../edit/use-saved';
import { useText } from '../text/text-context';
import { TextField } from '../ui/field';
import { CHANNEL, type Channel } from './channel-api';

interface ChannelDraft {
  readonly [field: string]: string;
  readonly name: string;
  readonly kind: string;
  /** Where messages are sent to. Empty if the channel only receives. */
  readonly delivery_url: string;
}

export function EditChannelDialog({ channel, onClose }: { channel: Channel; onClose: () => void }) {
  const t = useText();
  const path = { channel: channel.id };
  const edit = useEdit<ChannelDraft>({
    path: `/api/management/channels/${channel.id}`,
    first: draftOf(channel),
    read: async (client) => draftOf((await client.call('get', CHANNEL, { path })).channel),
    write: (client, changes, options) =>
      client.call('patch', CHANNEL, { path, body: bodyOf(channel, changes) }, options),
    onDone: useSaved(onClose),
  });
  const labels = { name: t('ui.name'), kind: t('channels.kind'), delivery_url: t('channels.delivery_url') };
  return (
    <EditForm title={t('channels.edit')} edit={edit} labels={labels} onClose={onClose}>
      <TextField label={labels.name} required {...textProps(edit, 'name')} />
      <TextField label={labels.kind} {...textProps(edit, 'kind')} />
      <TextField
        label={labels.delivery_url}
        type="url"
        hint={t('channels.delivery_url_hint')}
        {...textProps(edit, 'delivery_url')}
      />
    </EditForm>
  );
}

function draftOf({ name, kind, settings }: Channel): ChannelDraft {
  const { delivery_url: url } = settings as { delivery_url?: unknown };
  return { name, kind, delivery_url: typeof url === 'string' ? url : '' };
}

/** Settings are sent together, because the API replaces them. */
function bodyOf({ settings }: Channel, { delivery_url: url, ...changes }: Partial<ChannelDraft>) {
  if (url === undefined) return changes;
  const { delivery_url: _before, ...others } = settings as Readonly<Record<string, unknown>>;
  return { ...changes, settings: url === '' ? others : { ...others, delivery_url: url } };
}
