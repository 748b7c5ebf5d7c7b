import { aChannel, itemsOf, post } from '../channels';
import { eventually } from '../eventually';
import { ended, workbook } from '../spreadsheets';
import type { AuditedRequests } from './audited-requests';

/** Channels, conversations, messages and reply templates. */
export async function sendChannelRequests(requests: AuditedRequests, receiver: string): Promise<void> {
  const { api } = requests;
  const send = requests.send.bind(requests);
  const { channel } = await send('createChannel', '/channels', { name: 'Support', kind: 'email' });
  const path = `/channels/${channel.id}`;
  await send('updateChannel', path, { settings: { delivery_url: `${receiver}?token=s3cret` } });
  await post(channel.external_ref, { message: 'Hello', sender: { id: 'ana' } });
  await eventually(async () => expect(await itemsOf(api, channel)).toHaveLength(1));
  const [delivery] = (await api.get(`${path}/deliveries`)).body.deliveries;
  await post(channel.external_ref, { message: 7 });
  const rejected = await eventually(async () => {
    const { deliveries } = (await api.get(`${path}/deliveries`)).body;
    const found = deliveries.find(({ id }: { id: string }) => id !== delivery.id);
    expect(found).toBeDefined();
    return found.id;
  });
  await send('replayDelivery', `${path}/deliveries/${rejected}/replay`);
  await send('rotateChannelSecret', `${path}/secret`, {});
  const conversation: string = (await itemsOf(api, channel))[0].conversation_id;
  await send('sendMessage', `${path}/messages`, { conversation_id: conversation, message: 'We come' });
  await send('updateConversation', `/conversations/${conversation}`, { labels: ['roof'] });
  await send('updateConversations', '/conversations', { conversations: [{ id: conversation, status: 'closed' }] });
  await send('removeChannelSecret', `${path}/secret`);
  await send('deactivateChannel', `${path}/deactivate`);
  await send('activateChannel', `${path}/activate`);
  await send('deleteChannel', path);
  await send('restoreChannel', `${path}/restore`);

  const { reply_template } = await send('createReplyTemplate', '/reply-templates', { name: 'Thanks', body: 'Hi!' });
  await send('updateReplyTemplate', `/reply-templates/${reply_template.id}`, { body: 'Hello!' });
  await send('deleteReplyTemplate', `/reply-templates/${reply_template.id}`);
  await aChannel(api);
}

/** Imports and exports. */
export async function sendSpreadsheetRequests(requests: AuditedRequests): Promise<void> {
  const path = '/spreadsheet-operations';
  const start = async (rows: readonly (readonly unknown[])[]): Promise<string> => {
    const file = await workbook(rows);
    const started = await requests.upload('startImport', `${path}/import/contact`, file, {});
    return started.spreadsheet_operation.id;
  };
  await requests.send('startExport', `${path}/export/user`, {});
  const done = await start([['Name'], ['Bo']]);
  await ended(requests.api, done);
  await requests.send('rollBackSpreadsheetOperation', `${path}/${done}/rollback`);
  const many = await start([['Name'], ...Array.from({ length: 20_000 }, (_, index) => [`Contact ${index}`])]);
  await requests.send('cancelSpreadsheetOperation', `${path}/${many}/cancel`);
  await eventually(async () => {
    const { body } = await requests.api.get(`${path}/${many}`);
    expect(body.spreadsheet_operation.status).toBe('failed');
  }, 60_000);
  await requests.send('retrySpreadsheetOperation', `${path}/${many}/retry`);
}
