import { funnelChanged, topics } from '@trackway/contracts';
import { eventually } from '@trackway/testkit';
import { type FunnelClient, funnelClient } from './funnel-client';
import { listen } from './listen';
import { sharedFunnels, type TestFunnels } from './start-funnels';

describe('events of funnels', () => {
  let service: TestFunnels;
  let listener: Awaited<ReturnType<typeof listen>>;
  let client: FunnelClient;

  beforeAll(async () => {
    ({ service } = await sharedFunnels());
    listener = await listen(service.config.TOPIC_PREFIX, [topics.funnels]);
  }, 60_000);
  afterAll(async () => {
    await listener.stop();
    await service.stop();
  });
  beforeEach(() => {
    client = funnelClient(service.httpPort);
  });

  function published(id: string) {
    return listener.seen
      .filter(({ subject }) => subject === id)
      .map((event) => ({ ...funnelChanged.schema.parse(event.data), frame: event.frameid }));
  }

  it('has one event for each change, with the whole funnel and an increasing version', async () => {
    const { id, steps } = await client.create('Sales', 'a', 'b');
    await client.get('funnel', 'PATCH', `funnels/${id}`, { name: 'Sales 2' });
    await client.get('step', 'POST', `funnels/${id}/steps`, { name: 'c' });
    await client.get('funnel', 'PUT', `funnels/${id}/steps/order`, { step_id: steps[0]?.id, after: steps[1]?.id });
    await client.get('funnel', 'DELETE', `funnels/${id}`);
    await client.get('funnel', 'POST', `funnels/${id}/restore`);

    await eventually(() => expect(published(id).at(-1)?.change).toBe('restored'));
    expect(published(id).map(({ change, version }) => [change, version])).toEqual([
      ['created', 1],
      ['updated', 2],
      ['updated', 3],
      ['updated', 4],
      ['deleted', 5],
      ['restored', 6],
    ]);
    expect(published(id)[3]).toMatchObject({
      frame: client.caller.frameId,
      funnel: { id, name: 'Sales 2', steps: [{ name: 'b', position: 0 }, { name: 'a' }, { name: 'c', position: 2 }] },
    });
  });

  it('has no event if nothing was changed or the change was rejected', async () => {
    const { id, steps } = await client.create('Sales', 'a', 'b');
    await client.get('funnel', 'PATCH', `funnels/${id}`, { name: 'Sales' });
    await client.get('step', 'PATCH', `steps/${steps[0]?.id}`, { name: 'a' });
    await client.get('funnel', 'PUT', `funnels/${id}/steps/order`, { step_ids: steps.map((step) => step.id) });
    await client.send('PUT', `funnels/${id}/steps/order`, { step_ids: [] });
    await client.get('funnel', 'DELETE', `funnels/${id}`);

    await eventually(() => expect(published(id).at(-1)?.change).toBe('deleted'));
    expect(published(id).map(({ change, version }) => [change, version])).toEqual([
      ['created', 1],
      ['deleted', 2],
    ]);
  });
});
