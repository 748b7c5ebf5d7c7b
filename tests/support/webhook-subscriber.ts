import { type Api, apiOf } from './api';
import { eventually } from './eventually';
import { type Received, startReceiver } from './webhook-receiver';

export type WebhookSubscriber = Awaited<ReturnType<typeof openSubscriber>>;

/** A new tenant with a receiver of its webhooks. */
export async function openSubscriber() {
  const api: Api = apiOf();
  const receiver = await startReceiver();

  const project = async (name = 'Roof') =>
    (await api.send('POST', '/projects', { name })).body.project as { id: string };
  const untilReceived = (count: number) => eventually(() => expect(receiver.received).toHaveLength(count));

  async function webhook(fields: Record<string, unknown> = {}): Promise<{ id: string; secret: string }> {
    const { status, body } = await api.send('POST', '/webhooks', {
      name: 'Receiver',
      url: receiver.url,
      kinds: ['*'],
      ...fields,
    });
    expect(status).toBe(200);
    return { id: body.webhook.id, secret: body.secret };
  }

  async function first(type: string): Promise<Received> {
    return await eventually(() => {
      const found = receiver.received.find(({ event }) => event.type === type);
      if (!found) throw new Error(`${type} was not received yet.`);
      return found;
    });
  }
  return { api, receiver, project, untilReceived, webhook, first };
}
