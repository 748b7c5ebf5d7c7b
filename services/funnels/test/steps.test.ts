import { type FunnelClient, funnelClient, namesOf, type Step } from './funnel-client';
import { sharedFunnels, type TestFunnels } from './start-funnels';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

describe('steps over HTTP', () => {
  let service: TestFunnels;
  let client: FunnelClient;

  beforeAll(async () => {
    ({ service } = await sharedFunnels());
  }, 60_000);
  afterAll(() => service.stop());
  beforeEach(() => {
    client = funnelClient(service.httpPort);
  });

  it('adds a step at the end or at a position', async () => {
    const { id } = await client.create('Sales', 'a', 'b');

    await client.get('step', 'POST', `funnels/${id}/steps`, { name: 'last' });
    const middle = await client.get<Step>('step', 'POST', `funnels/${id}/steps`, { name: 'middle', position: 1 });

    expect(middle).toMatchObject({ funnel_id: id, name: 'middle', position: 1 });
    expect(namesOf(await client.read(id))).toEqual(['a', 'middle', 'b', 'last']);
    expect(await client.get('step', 'GET', `steps/${middle.id}`)).toEqual(middle);
  });

  it('renames and deletes a step; a deleted step is not found', async () => {
    const { id, steps } = await client.create('Sales', 'a', 'b', 'c');
    const [a, b] = steps;

    expect(await client.get('step', 'PATCH', `steps/${b?.id}`, { name: 'B' })).toMatchObject({
      name: 'B',
      position: 1,
    });
    await client.get('funnel', 'DELETE', `steps/${a?.id}`);

    expect((await client.read(id)).steps).toMatchObject([
      { name: 'B', position: 0 },
      { name: 'c', position: 1 },
    ]);
    for (const [method, body] of [['GET'], ['PATCH', { name: 'x' }], ['DELETE']] as const) {
      const response = await client.send(method, `steps/${a?.id}`, body);
      expect(response).toMatchObject({ status: 404, body: { message: 'step_model_not_found' } });
    }
  });

  it('keeps the rules of a step, and removes deleted steps from the reachable ones', async () => {
    const { id, steps } = await client.create('Sales', 'a', 'b', 'c');
    const [a, b, c] = steps.map((step) => step.id);
    const rules = { wip_limit: 3, late_after_hours: 48, reachable_step_ids: [b, c] };

    expect(await client.get('step', 'PATCH', `steps/${a}`, rules)).toMatchObject({ name: 'a', ...rules });
    await client.get('funnel', 'DELETE', `steps/${b}`);
    expect((await client.read(id)).steps[0]).toMatchObject({ ...rules, reachable_step_ids: [c] });
    const freed = { wip_limit: null, late_after_hours: null, reachable_step_ids: null };
    expect(await client.get('step', 'PATCH', `steps/${a}`, freed)).toMatchObject(freed);
    const unknown = await client.send('PATCH', `steps/${a}`, { reachable_step_ids: [b] });
    expect(unknown).toMatchObject({ status: 404, body: { message: 'step_model_not_found' } });
  });

  it('hides the steps of a deleted funnel', async () => {
    const { id, steps } = await client.create('Sales', 'a');
    await client.get('funnel', 'DELETE', `funnels/${id}`);

    expect((await client.send('GET', `steps/${steps[0]?.id}`)).status).toBe(404);
    expect((await client.send('PATCH', `steps/${steps[0]?.id}`, { name: 'x' })).status).toBe(404);
  });

  it.each([
    [{}, 'name'],
    [{ name: '' }, 'name'],
    [{ name: 'x', position: -1 }, 'position'],
    [{ name: 'x', position: 1.5 }, 'position'],
    [{ name: 'x', wip_limit: 0 }, 'wip_limit'],
    [{ name: 'x', funnel_id: UNKNOWN }, 'funnel_id'],
  ])('names the invalid field of %j', async (body, field) => {
    const { id } = await client.create('Sales');
    const response = await client.send('POST', `funnels/${id}/steps`, body);

    expect(response).toMatchObject({
      status: 422,
      body: { message: 'validation_errors', validation: { [field]: [expect.any(String)] } },
    });
  });

  it('rejects more than the maximum number of steps', async () => {
    const full = await client.create('Long', ...Array.from({ length: 100 }, (_, number) => `Step ${number}`));

    const more = await client.send('POST', `funnels/${full.id}/steps`, { name: 'One more' });
    const tooLong = await client.send('POST', 'funnels', { name: 'x', steps: Array(101).fill({ name: 'y' }) });

    expect(more).toMatchObject({ status: 422, body: { message: 'too_many_steps' } });
    expect(tooLong).toMatchObject({ status: 422, body: { validation: { steps: [expect.any(String)] } } });
  });

  it('orders by all ids, or one before or after another', async () => {
    const { id, steps } = await client.create('Sales', 'a', 'b', 'c');
    const [a, b, c] = steps.map((step) => step.id);
    const order = async (body: object) => namesOf(await client.get('funnel', 'PUT', `funnels/${id}/steps/order`, body));

    expect(await order({ step_ids: [c, a, b] })).toEqual(['c', 'a', 'b']);
    expect(await order({ step_id: b, before: c })).toEqual(['b', 'c', 'a']);
    expect(await order({ step_id: b, after: a })).toEqual(['c', 'a', 'b']);
    expect(await order({ step_id: b, after: b })).toEqual(['c', 'a', 'b']);
  });

  it('rejects an order with other steps than those of the funnel', async () => {
    const { id, steps } = await client.create('Sales', 'a', 'b');
    const [a, b] = steps.map((step) => step.id);
    const order = (body: unknown) => client.send('PUT', `funnels/${id}/steps/order`, body);

    expect(await order({ step_ids: [a] })).toMatchObject({ status: 409, body: { message: 'conflict' } });
    expect(await order({ step_ids: [a, b, a] })).toMatchObject({ status: 422 });
    expect(await order({ step_ids: [a, b, UNKNOWN] })).toMatchObject({
      status: 404,
      body: { message: 'step_model_not_found' },
    });
    expect(await order({ step_id: a, before: b, after: b })).toMatchObject({
      status: 422,
      body: { message: 'validation_errors' },
    });
    expect(await order({})).toMatchObject({ status: 422 });
    expect(namesOf(await client.read(id))).toEqual(['a', 'b']);
  });

  it('loses and duplicates no step with concurrent changes', async () => {
    const { id, steps } = await client.create('Busy', 'a', 'b', 'c', 'd', 'e', 'f');
    const ids = steps.map((step) => step.id);

    const responses = await Promise.all([
      ...Array.from({ length: 10 }, (_, n) =>
        client.send('POST', `funnels/${id}/steps`, { name: `n${n}`, position: n % 3 }),
      ),
      ...ids.map((stepId, n) =>
        client.send('PUT', `funnels/${id}/steps/order`, { step_id: stepId, before: ids[(n + 3) % 6] }),
      ),
      client.send('DELETE', `steps/${ids[5]}`),
      client.send('PUT', `funnels/${id}/steps/order`, { step_ids: ids.toReversed() }),
    ]);

    expect(responses.filter(({ status }) => ![200, 404, 409].includes(status))).toEqual([]);
    const after = await client.read(id);
    expect(namesOf(after).sort()).toEqual([
      ...['a', 'b', 'c', 'd', 'e'],
      ...Array.from({ length: 10 }, (_, n) => `n${n}`).sort(),
    ]);
    expect(after.steps.map(({ position }) => position)).toEqual(after.steps.map((_, index) => index));
  });

  it('accepts one of two orders for the same version', async () => {
    const { id, steps } = await client.create('Sales', 'a', 'b', 'c');
    const ids = steps.map((step) => step.id);
    const seen = { 'if-match': (await client.send('GET', `funnels/${id}`)).headers.get('etag') ?? '' };

    const responses = await Promise.all(
      [ids.toReversed(), [ids[1], ids[0], ids[2]]].map((step_ids) =>
        client.send('PUT', `funnels/${id}/steps/order`, { step_ids }, seen),
      ),
    );

    expect(responses.map(({ status }) => status).sort()).toEqual([200, 412]);
  });
});
