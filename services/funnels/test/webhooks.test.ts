import { randomUUID } from 'node:crypto';
import { aCaller } from '@trackway/testkit';
import { subscribableKinds } from '../src/webhooks/events/event-kinds';
import { type FunnelClient, funnelClient } from './funnel-client';
import { sharedFunnels, type TestFunnels } from './start-funnels';

interface Shown {
  readonly id: string;
  readonly name: string;
}

describe('webhooks', () => {
  let service: TestFunnels;
  let client: FunnelClient;

  beforeAll(async () => {
    ({ service } = await sharedFunnels());
  }, 60_000);
  beforeEach(() => {
    client = funnelClient(service.httpPort);
  });
  afterAll(() => service.stop());

  const body = { name: 'World', url: 'https://example.org/hook', kinds: ['project.updated', 'project.updated'] };
  const create = (fields: Record<string, unknown> = {}) =>
    client.get<Shown>('webhook', 'POST', 'webhooks', { ...body, ...fields });
  const names = async (query: string) =>
    (await client.get<Shown[]>('webhooks', 'GET', `webhooks?${query}`)).map(({ name }) => name);

  it('are created with a secret that is returned once', async () => {
    const created = await client.send('POST', 'webhooks', body);
    const { webhook, secret } = created.body;

    const read = await client.send('GET', `webhooks/${webhook.id}`);
    const listed = await client.send('GET', 'webhooks');

    expect(created.headers.get('etag')).toBe('"1"');
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(webhook).toMatchObject({
      ...body,
      frame_id: client.caller.frameId,
      kinds: ['project.updated'],
      description: '',
      project_ids: null,
      funnel_id: null,
      active: true,
      disabled_reason: null,
      waiting_count: 0,
      owner: { kind: 'user', id: client.caller.id },
      deleted_at: null,
    });
    expect(read.body['webhook']).toEqual(webhook);
    expect(JSON.stringify([read.body, listed.body])).not.toContain('whsec_');
  });

  it('are created once for an Idempotency-Key, with the same response', async () => {
    const headers = { 'idempotency-key': randomUUID() };

    const [first, second] = [
      await client.send('POST', 'webhooks', body, headers),
      await client.send('POST', 'webhooks', body, headers),
    ];
    const reused = await client.send('POST', 'webhooks', { ...body, name: 'Other' }, headers);

    expect(second.body).toEqual(first.body);
    expect(reused).toMatchObject({ status: 409, body: { message: 'idempotency_key_reused' } });
    expect(await names('')).toEqual(['World']);
  });

  it.each([
    ['no kinds', { kinds: [] }, 'kinds'],
    ['a kind that does not exist', { kinds: ['project.exploded'] }, 'kinds.0'],
    ['the kind of test events, which need no subscription', { kinds: ['webhook.test'] }, 'kinds.0'],
    ['no name', { name: ' ' }, 'name'],
    ['another scheme', { url: 'ftp://example.org/' }, 'url'],
    ['a password in its address', { url: 'https://me:secret@example.org/' }, 'url'],
    ['an empty list of projects', { project_ids: [] }, 'project_ids'],
    ['a secret', { secret: 'whsec_AAAA' }, 'secret'],
  ])('are rejected with %s', async (_, fields, field) => {
    const response = await client.send('POST', 'webhooks', { ...body, ...fields });

    expect(response).toMatchObject({ status: 422, body: { message: 'validation_errors' } });
    expect(Object.keys(response.body['validation'])).toEqual([field]);
  });

  it('can have only a funnel of their frame', async () => {
    const otherTenant = funnelClient(service.httpPort);
    const foreign = await otherTenant.create('Theirs', 'a');
    const mine = await client.create('Mine', 'a');

    const refused = await client.send('POST', 'webhooks', { ...body, funnel_id: foreign.id });
    const webhook = await create({ funnel_id: mine.id });
    const changed = await client.send('PATCH', `webhooks/${webhook.id}`, { funnel_id: foreign.id });
    const freed = await client.get('webhook', 'PATCH', `webhooks/${webhook.id}`, { funnel_id: null });

    expect([refused, changed]).toMatchObject([
      { status: 404, body: { message: 'funnel_model_not_found' } },
      { status: 404, body: { message: 'funnel_model_not_found' } },
    ]);
    expect(freed).toMatchObject({ funnel_id: null });
  });

  it('are changed if the version matches', async () => {
    const { id } = await create();

    const first = await client.send('PATCH', `webhooks/${id}`, { name: 'Earth' }, { 'if-match': '"1"' });
    const late = await client.send('PATCH', `webhooks/${id}`, { name: 'Mars' }, { 'if-match': '"1"' });
    const off = await client.send('PATCH', `webhooks/${id}`, { active: false });
    const on = await client.send('POST', `webhooks/${id}/activate`, undefined, {
      'if-match': off.headers.get('etag') ?? '',
    });
    const again = await client.send('POST', `webhooks/${id}/activate`);
    const deleted = await client.send('DELETE', `webhooks/${id}`, undefined, { 'if-match': '"1"' });
    const rotated = await client.send('POST', `webhooks/${id}/secret`, undefined, { 'if-match': '"1"' });

    expect(first).toMatchObject({ status: 200, body: { webhook: { name: 'Earth' } } });
    for (const stale of [late, deleted, rotated]) {
      expect(stale).toMatchObject({ status: 412, body: { message: 'precondition_failed' } });
    }
    expect(off.body['webhook']).toMatchObject({
      active: false,
      disabled_reason: 'paused',
      disabled_at: expect.any(String),
      notice: expect.any(String),
    });
    expect(on.body['webhook']).toMatchObject({ active: true, disabled_reason: null, disabled_at: null, notice: null });
    expect([first, off, on, again].map(({ headers }) => headers.get('etag'))).toEqual(['"2"', '"3"', '"4"', '"4"']);
  });

  it('are soft-deleted, and restored unchanged', async () => {
    const { id } = await create();

    const deleted = await client.send('DELETE', `webhooks/${id}`);
    const gone = await Promise.all([
      client.send('GET', `webhooks/${id}`),
      client.send('DELETE', `webhooks/${id}`),
      client.send('PATCH', `webhooks/${id}`, { name: 'x' }),
      client.send('POST', `webhooks/${id}/activate`),
      client.send('POST', `webhooks/${id}/secret`),
      client.send('POST', `webhooks/${id}/test`),
      client.send('POST', `webhooks/${id}/replay`, { from: '2026-01-01', to: '2026-01-02' }),
      client.send('GET', `webhooks/${id}/deliveries`),
    ]);

    expect(deleted).toMatchObject({ status: 200, body: { webhook: { deleted_at: expect.any(String) } } });
    for (const response of gone)
      expect(response).toMatchObject({ status: 404, body: { message: 'webhook_model_not_found' } });
    expect(await names('')).toEqual([]);
    expect(await names('filter[trashed]=only')).toEqual(['World']);
    const restored = await client.get<Shown>('webhook', 'POST', `webhooks/${id}/restore`);
    expect(restored).toMatchObject({ id, active: true, deleted_at: null });
    expect(await client.send('POST', `webhooks/${id}/restore`)).toMatchObject({ status: 200 });
  });

  it('are listed newest first, by id, name and whether they are active', async () => {
    const a = await create({ name: 'A' });
    const b = await create({ name: 'B', active: false });
    await create({ name: 'C' });

    expect(await names('')).toEqual(['C', 'B', 'A']);
    expect(await names(`filter[id]=${a.id},${b.id}`)).toEqual(['B', 'A']);
    expect(await names('filter[name]=B')).toEqual(['B']);
    expect(await names('filter[active]=true')).toEqual(['C', 'A']);
    expect(await names('perPage=1&page=2')).toEqual(['B']);
    for (const query of ['filter[url]=x', 'filter[id]=x', 'filter[active]=yes']) {
      const refused = await client.send('GET', `webhooks?${query}`);
      expect(refused).toMatchObject({ status: 422, body: { message: 'validation_error' } });
    }
    const trashed = await client.send('GET', 'webhooks?filter[trashed]=maybe');
    expect(trashed).toMatchObject({ status: 422, body: { message: 'validation_errors' } });
  });

  it('are limited to fifty in a frame', async () => {
    for (let index = 0; index < 50; index += 1) await create({ name: `W${index}` });

    const response = await client.send('POST', 'webhooks', body);

    expect(response).toMatchObject({ status: 422, body: { message: 'webhook_limit_reached' } });
  });

  it('list the event kinds', async () => {
    const kinds = await client.get<{ kind: string; summary: string }[]>('kinds', 'GET', 'webhooks/kinds');

    expect(kinds.map(({ kind }) => kind)).toEqual(subscribableKinds);
    expect(kinds.every(({ summary }) => summary.length > 10)).toBe(true);
  });

  it('are not visible to other frames, and require their scopes', async () => {
    const { id } = await create();
    const otherTenant = funnelClient(service.httpPort);
    const reader = funnelClient(service.httpPort, { ...client.caller, scopes: ['automations:read'] });
    const anonymous = funnelClient(
      service.httpPort,
      aCaller({ frameId: client.caller.frameId, scopes: ['funnels:write'] }),
    );
    const writes = [
      ['POST', 'webhooks', body],
      ['PATCH', `webhooks/${id}`, { name: 'x' }],
      ['DELETE', `webhooks/${id}`],
      ['POST', `webhooks/${id}/restore`],
      ['POST', `webhooks/${id}/activate`],
      ['POST', `webhooks/${id}/secret`],
      ['POST', `webhooks/${id}/test`],
      ['POST', `webhooks/${id}/replay`, { from: '2026-01-01', to: '2026-01-02' }],
      ['POST', `webhooks/${id}/deliveries/${randomUUID()}/resend`],
    ] as const;
    const reads = [
      ['GET', `webhooks/${id}`],
      ['GET', `webhooks/${id}/deliveries`],
      ['GET', `webhooks/${id}/deliveries/${randomUUID()}`],
    ] as const;

    for (const [method, path, sent] of [...writes.slice(1), ...reads]) {
      expect(await otherTenant.send(method, path, sent)).toMatchObject({ status: 404 });
    }
    for (const [method, path, sent] of writes) {
      const response = await reader.send(method, path, sent);
      expect(response).toMatchObject({ status: 403, body: { required_scope: 'automations:write' } });
    }
    for (const [method, path] of [...reads, ['GET', 'webhooks'], ['GET', 'webhooks/kinds']] as const) {
      const response = await anonymous.send(method, path);
      expect(response).toMatchObject({ status: 403, body: { required_scope: 'automations:read' } });
    }
    expect((await reader.send('GET', `webhooks/${id}`)).status).toBe(200);
    expect((await otherTenant.send('GET', 'webhooks')).body['meta']).toMatchObject({ total: 0 });
  });
});
