import { EditForm } from '../edit/edit-form';
import { useEdit } from '../edit/use-edit';
import { useSaved } from '../edit/use-saved';
import { useChannelsText } from '../text/use-channels-text';
import { CHANNEL, type Channel } from './channel-api';
import { type ChannelDraft, ChannelFields, useChannelLabels } from './channel-fields';

export function EditChannelDialog({ channel, onClose }: { channel: Channel; onClose: () => void }) {
  const t = useChannelsText();
  const path = { channel: channel.id };
  const edit = useEdit<ChannelDraft>({
    path: `/api/management/channels/${channel.id}`,
    first: draftOf(channel),
    read: async (client) => draftOf((await client.call('get', CHANNEL, { path })).channel),
    write: (client, changes, options) =>
      client.call('patch', CHANNEL, { path, body: bodyOf(channel, changes) }, options),
    onDone: useSaved(onClose),
  });
  return (
    <EditForm title={t('channels.edit')} edit={edit} labels={useChannelLabels()} onClose={onClose}>
      <ChannelFields form={edit} />
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
