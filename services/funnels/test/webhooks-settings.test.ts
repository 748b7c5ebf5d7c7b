import { eventually } from '@trackway/testkit';
import { WebhookFixture } from './webhook-fixture';

const TOKEN = 'Bearer 3f1c9b';

describe('headers, filters and order of webhooks', () => {
  const fixture = new WebhookFixture();

  beforeAll(() => fixture.start(), 60_000);
  beforeEach(() => fixture.beforeTest());
  afterEach(() => fixture.afterTest());
  afterAll(() => fixture.stop());

  const patch = (id: string, body: Record<string, unknown>) => fixture.client.send('PATCH', `webhooks/${id}`, body);

  it('send custom headers, of which only the names are shown', async () => {
    const { id } = await fixture.webhook({ headers: { Authorization: TOKEN, 'X-Tenant': 'north' } });

    await fixture.publish.line(fixture.project, 'project.updated');
    await fixture.untilReceived(1);
    const test = await fixture.client.send('POST', `webhooks/${id}/test`);
    const shown = [
      await fixture.client.send('GET', `webhooks/${id}`),
      await fixture.client.send('GET', 'webhooks'),
      await fixture.client.send('GET', `webhooks/${id}/deliveries`),
      test,
    ];

    expect(fixture.receiver.received.map(({ headers }) => headers)).toEqual([
      expect.objectContaining({ authorization: TOKEN, 'x-tenant': 'north', 'content-type': 'application/json' }),
      expect.objectContaining({ authorization: TOKEN }),
    ]);
    expect(shown[0]?.body['webhook']).toMatchObject({ header_names: ['authorization', 'x-tenant'] });
    expect(JSON.stringify(shown.map(({ body }) => body))).not.toContain('3f1c9b');
    expect(JSON.stringify(test.body)).toContain('(hidden)');
  });

  it('change single headers, and keep their values from another origin', async () => {
    const { id } = await fixture.webhook({ headers: { authorization: TOKEN, 'x-tenant': 'north' } });
    const url = 'https://elsewhere.example/hook';

    const moved = await patch(id, { url });
    const changed = await patch(id, { headers: { 'X-Tenant': null, 'x-team': 'roof' } });
    const movedWithValues = await patch(id, { url, headers: { authorization: 'Bearer other', 'x-team': null } });

    expect(moved).toMatchObject({
      status: 422,
      body: { validation: { headers: [expect.stringMatching(/x-tenant/)] } },
    });
    expect(changed.body['webhook']).toMatchObject({ header_names: ['authorization', 'x-team'] });
    expect(movedWithValues.body['webhook']).toMatchObject({ url, header_names: ['authorization'] });
  });

  it.each([
    ['a reserved header', { headers: { 'webhook-signature': 'v1,x' } }],
    ['a value with a line break', { headers: { 'x-a': 'b\r\nc: d' } }],
    ['an unknown operator', { filters: [{ field: 'type', operator: 'like', value: 'x' }] }],
    ['a filter outside of the event', { filters: [{ field: 'payload', operator: 'is_null' }] }],
    ['a member that no selected kind has', { filters: [{ field: 'data.histroy', operator: 'is_null' }] }],
    ['a comparison with a text', { filters: [{ field: 'data.changes.to', operator: 'less_than', value: 'many' }] }],
    ['a filter without a value', { filters: [{ field: 'type', operator: 'equals' }] }],
    ['an unknown order', { ordering: 'strict' }],
  ])('reject %s', async (_, fields) => {
    const body = { name: 'World', url: fixture.receiver.url, kinds: ['project.updated'], ...fields };

    const response = await fixture.client.send('POST', 'webhooks', body);

    expect(response).toMatchObject({ status: 422, body: { message: 'validation_errors' } });
  });

  it('send only events that match all filters, also in a replay', async () => {
    const filters = [
      { field: 'data.changes.field', operator: 'equals', value: 'name' },
      { field: 'data.project_id', operator: 'not_equals', value: fixture.project },
    ];
    const { id } = await fixture.webhook({ kinds: ['project.updated', 'project.deleted'], filters });
    const other = fixture.projects.addProject(fixture.client.caller.frameId);
    const since = new Date(Date.now() - 60_000).toISOString();

    await fixture.publish.line(fixture.project, 'project.updated');
    await fixture.publish.line(other, 'project.updated');
    await eventually(async () => expect(await fixture.logOf(id)).toMatchObject([{ status: 'delivered' }]));
    const period = { from: since, to: new Date(Date.now() + 60_000).toISOString() };
    const replay = await fixture.client.send('POST', `webhooks/${id}/replay`, period);
    await fixture.untilReceived(2);

    expect(await fixture.read(id)).toMatchObject({ filters });
    expect(fixture.receiver.received.map(({ subject }) => subject)).toEqual([other, other]);
    expect(replay).toMatchObject({ status: 200 });
    expect(await fixture.logOf(id)).toHaveLength(1);
  });

  it('do not wait for each other without an order', async () => {
    fixture.receiver.from(({ type }) => (type === 'project.deleted' ? 503 : 200));
    const { id } = await fixture.webhook({ ordering: 'none' });

    await fixture.publish.line(fixture.project, 'project.deleted');
    await fixture.publish.line(fixture.project, 'project.updated');

    await eventually(async () =>
      expect((await fixture.logOf(id)).map(({ kind, status }) => [kind, status])).toEqual([
        ['project.updated', 'delivered'],
        ['project.deleted', 'pending'],
      ]),
    );
  });

  it('give up a delivery that fails for a day while others succeed', async () => {
    fixture.receiver.from(({ type }) => (type === 'project.deleted' ? 503 : 200));
    const { id } = await fixture.webhook({ ordering: 'none' });
    await fixture.publish.line(fixture.project, 'project.deleted');
    await eventually(async () =>
      expect(await fixture.logOf(id, '?filter[status]=pending')).toMatchObject([{ failures: 1 }]),
    );
    await fixture.publish.line(fixture.project, 'project.updated');
    await eventually(async () => expect(await fixture.logOf(id, '?filter[status]=delivered')).toHaveLength(1));

    await fixture.superuser.query(
      "UPDATE webhook_deliveries SET first_failed_at = now() - interval '25 hours' WHERE webhook_id = $1 AND status = 'pending'",
      [id],
    );
    await fixture.makeDue(id);

    await eventually(async () => expect(await fixture.logOf(id, '?filter[status]=failed')).toHaveLength(1));
    expect(await fixture.read(id)).toMatchObject({ active: true, waiting_count: 0 });
  });
});
