import { randomUUID } from 'node:crypto';
import { signatureHeaders } from '@trackway/outbound';
import { aCaller, serviceClient } from '@trackway/testkit';
import { startFakeConnector } from './fake-connector';

// Tests read bodies of any shape.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Json = any;

/** A new channel of a new tenant, whose messages go to a fake connector. */
export async function openChatChannel({ httpPort }: { readonly httpPort: number }) {
  let secret = '';
  const connector = await startFakeConnector(() => secret);
  const caller = aCaller();
  const client = serviceClient(httpPort, caller);

  async function send(method: string, path: string, body?: object, headers?: Record<string, string>): Promise<Json> {
    return (await client.send(method, path, body, headers)).body;
  }

  const settings = { delivery_url: connector.url };
  const channel: { id: string; external_ref: string } = (
    await send('POST', '/api/management/channels', { name: 'Chat', settings })
  ).channel;
  const own = `/api/management/channels/${channel.id}`;
  secret = (await send('POST', `${own}/secret`)).secret;

  const get = (path: string): Promise<Json> => send('GET', path);
  const itemOf = async (id: string) => (await get(`/api/management/media-items/${id}`)).media_item;
  const readConversation = async (id: string) => (await get(`/api/management/conversations/${id}`)).conversation;

  async function deliver(path: string, body: object): Promise<{ status: number; body: Json }> {
    const text = Buffer.from(JSON.stringify(body));
    const headers = signatureHeaders([secret], `msg_${randomUUID()}`, text, new Date());
    return serviceClient(httpPort).send('POST', path, body, headers);
  }

  const inbound = (body: object) => deliver(`/api/management/channels/inbound/${channel.external_ref}`, body);
  const reportStatus = (body: object) =>
    deliver(`/api/management/channels/inbound/${channel.external_ref}/statuses`, body);

  async function aConversation(): Promise<string> {
    await inbound({ message: 'Hello?', sender: { id: 'ana' } });
    return (await get(`${own}/media-items`)).media_items[0].conversation_id;
  }

  const queueOne = (conversation_id: string, message = 'Hello!', headers?: Record<string, string>) =>
    client.send('POST', `${own}/messages`, { conversation_id, message }, headers) as Promise<{
      status: number;
      body: Json;
    }>;
  return {
    ...{ connector, caller, client, channel, own },
    ...{ send, get, itemOf, readConversation, deliver, inbound, reportStatus, aConversation, queueOne },
  };
}

export type ChatChannel = Awaited<ReturnType<typeof openChatChannel>>;
