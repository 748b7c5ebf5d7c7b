import { EditForm } from '../edit/edit-form';
import { useEdit } from '../edit/use-edit';
import { useSaved } from '../edit/use-saved';
import { useChannelsText } from '../text/use-channels-text';
import { CHANNEL, type Channel } from './channel-api';
import { type ChannelDraft, draftOf, updateBody } from './channel-draft';
import { ChannelFields, useChannelLabels } from './channel-fields';

export function EditChannelDialog({ channel, onClose }: { channel: Channel; onClose: () => void }) {
  const t = useChannelsText();
  const path = { channel: channel.id };
  const edit = useEdit<ChannelDraft>({
    path: `/api/management/channels/${channel.id}`,
    first: draftOf(channel),
    read: async (client) => draftOf((await client.call('get', CHANNEL, { path })).channel),
    write: (client, changes, options, draft) =>
      client.call('patch', CHANNEL, { path, body: updateBody(draft, changes) }, options),
    onDone: useSaved(onClose),
  });
  return (
    <EditForm title={t('channels.edit')} edit={edit} labels={useChannelLabels()} onClose={onClose}>
      <ChannelFields form={edit} />
    </EditForm>
  );
}
