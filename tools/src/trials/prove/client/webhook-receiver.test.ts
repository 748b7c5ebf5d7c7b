import { WebhookReceiver } from './webhook-receiver';

describe('the receiver of webhooks', () => {
  let receiver: WebhookReceiver;

  beforeEach(async () => {
    receiver = await new WebhookReceiver().start();
  });
  afterEach(() => receiver.stop());

  async function deliver(url: string, id: string): Promise<number> {
    const response = await fetch(url, { method: 'POST', body: JSON.stringify({ id }) });
    return response.status;
  }

  async function deliverTimes(url: string, times: number, id: string): Promise<number[]> {
    const statuses: number[] = [];
    for (let count = 0; count < times; count++) statuses.push(await deliver(url, id));
    return statuses;
  }

  it('rejects every 20th delivery, but no event twice', async () => {
    const url = receiver.add('tenant');
    expect(await deliverTimes(url, 20, 'a')).toEqual([...Array.from({ length: 19 }, () => 200), 500]);
    expect(await deliverTimes(url, 20, 'a')).toEqual(Array.from({ length: 20 }, () => 200));
    expect((await deliverTimes(url, 20, 'b')).at(-1)).toBe(500);
    expect(
      receiver
        .receivedBy('tenant')
        .filter(({ isAccepted }) => !isAccepted)
        .map(({ event }) => event.id),
    ).toEqual(['a', 'b']);
    expect(receiver.receivedBy('other')).toEqual([]);
  });

  it('stores nothing of a tenant that has ended', async () => {
    const url = receiver.add('tenant');
    receiver.remove('tenant');

    expect(await deliver(url, 'a')).toBe(200);
    expect(receiver.receivedBy('tenant')).toEqual([]);
  });
});
