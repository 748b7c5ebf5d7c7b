import { WebhookReceiver } from './webhook-receiver';

describe('the receiver of webhooks', () => {
  let receiver: WebhookReceiver;

  beforeEach(async () => {
    receiver = await new WebhookReceiver().start();
  });
  afterEach(() => receiver.stop());

  async function deliver(id: string): Promise<number> {
    const response = await fetch(receiver.urlOf('tenant'), { method: 'POST', body: JSON.stringify({ id }) });
    return response.status;
  }

  async function deliverTimes(times: number, id: string): Promise<number[]> {
    const statuses: number[] = [];
    for (let count = 0; count < times; count++) statuses.push(await deliver(id));
    return statuses;
  }

  it('rejects every 20th delivery, but no event twice', async () => {
    expect(await deliverTimes(20, 'a')).toEqual([...Array.from({ length: 19 }, () => 200), 500]);
    expect(await deliverTimes(20, 'a')).toEqual(Array.from({ length: 20 }, () => 200));
    expect((await deliverTimes(20, 'b')).at(-1)).toBe(500);
    expect(
      receiver
        .receivedBy('tenant')
        .filter(({ isAccepted }) => !isAccepted)
        .map(({ event }) => event.id),
    ).toEqual(['a', 'b']);
    expect(receiver.receivedBy('other')).toEqual([]);
  });
});
