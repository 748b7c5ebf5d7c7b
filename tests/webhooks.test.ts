import { randomUUID } from 'node:crypto';
import { apiOf, readResponse } from './support/api';
import { eventually } from './support/eventually';
import { system } from './support/system';
import { isSigned, type Received } from './support/webhook-receiver';
import { openSubscriber, type WebhookSubscriber } from './support/webhook-subscriber';

interface Schema {
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

/** Required members that a value lacks. */
function missingOf({ required = [], properties = {} }: Schema, value: unknown, at = ''): string[] {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>;
  const missing = required.filter((name) => !(name in given)).map((name) => `${at}${name}`);
  const inner = Object.entries(properties).filter(([name]) => given[name] !== undefined && given[name] !== null);
  return [...missing, ...inner.flatMap(([name, schema]) => missingOf(schema, given[name], `${at}${name}.`))];
}

describe('webhooks', () => {
  let subscriber: WebhookSubscriber;

  beforeEach(async () => {
    subscriber = await openSubscriber();
  });
  afterEach(() => subscriber.receiver.stop());

  it('skip events of projects that are outside of a saved view', async () => {
    const { api, receiver, project, webhook } = subscriber;
    const filters = [{ field: 'budget', operator: 'greater_than', value: 100 }];
    const view = await api.send('POST', '/views', { name: 'Large', resource: 'projects', filters });
    const { id } = await webhook({ kinds: ['project.updated'], view_id: view.body.view.id });
    const [small, large, template] = [await project('Small'), await project('Large'), await project('Template')];
    await api.send('PATCH', `/projects/${template.id}`, { budget: 500, is_template: true });

    await api.send('PATCH', `/projects/${small.id}`, { budget: 5 });
    await api.send('PATCH', `/projects/${large.id}`, { budget: 500 });

    const log = await eventually(async () => {
      const { deliveries } = (await api.get(`/webhooks/${id}/deliveries`)).body;
      const statuses = deliveries.map(({ status }: { status: string }) => status);
      expect(statuses.toSorted()).toEqual(['delivered', 'skipped', 'skipped']);
      return deliveries as { status: string; project_id: string }[];
    });
    expect(log).toContainEqual(expect.objectContaining({ status: 'skipped', project_id: small.id }));
    expect(receiver.received.map(({ event }) => event.subject)).toEqual([large.id]);
  });

  it('send only events that their filters match, with custom headers that are not shown', async () => {
    const { api, receiver, project, webhook, first } = subscriber;
    const filters = [{ field: 'data.changes.field', operator: 'equals', value: 'budget' }];
    const { id } = await webhook({ kinds: ['project.updated'], filters, headers: { 'X-Token': 'abc123' } });
    const { id: project_id } = await project();
    await api.send('PATCH', `/projects/${project_id}`, { name: 'Roof 2' });
    await api.send('PATCH', `/projects/${project_id}`, { budget: 5 });

    const received = await first('project.updated');
    const shown = await api.get(`/webhooks/${id}`);
    const log = await api.get(`/webhooks/${id}/deliveries`);

    expect(received.event.data.changes).toMatchObject([{ field: 'budget', to: 5 }]);
    expect(received.headers['x-token']).toBe('abc123');
    expect(shown.body.webhook).toMatchObject({ filters, ordering: 'project', header_names: ['x-token'] });
    expect(JSON.stringify([shown.body, log.body])).not.toContain('abc123');
    expect(receiver.received).toHaveLength(1);
  });

  it('send signed events of all kinds with their cause, in the documented format', async () => {
    const { api, receiver, project, webhook, first } = subscriber;
    const { webhooks } = (await readResponse(await fetch(`${system.base_url}/openapi.json`))).body;
    const { secret } = await webhook();
    const steps = [{ name: 'Contact' }, { name: 'Offer' }];
    const { funnel } = (await api.send('POST', '/funnels', { name: 'Sales', steps })).body;
    const [contact, offer] = funnel.steps as { id: string }[];
    const { form } = (
      await api.send('POST', '/forms', { title: 'Survey', fields: [{ label: 'Area', type: 'number' }] })
    ).body;
    const { channel } = (await api.send('POST', '/channels', { name: 'Mail', kind: 'email' })).body;
    await api.send('POST', `/steps/${contact?.id}/assistants`, {
      name: 'Welcome',
      trigger: { type: 'entered' },
      actions: [
        { type: 'attach_form', form_id: form.id },
        { type: 'move', step_id: offer?.id },
      ],
    });

    const { id } = await project();
    await api.send('PATCH', `/projects/${id}`, { budget: 5 });
    await api.send('POST', `/projects/${id}/tasks`, { title: 'Call' });
    await api.send('POST', `/funnels/${funnel.id}/projects/${id}`, {});
    await first('assistant.succeeded');
    await api.send('POST', `/channels/inbound/${channel.external_ref}`, { message: 'Hello' });
    await api.send('DELETE', `/funnels/${funnel.id}/projects/${id}`);
    await api.send('DELETE', `/projects/${id}`);
    await api.send('POST', `/projects/${id}/restore`);

    const expected = [
      'project.created',
      'project.updated',
      'task.created',
      'funnel.entered',
      'form.attached',
      'funnel.moved',
    ];
    expected.push('assistant.succeeded', 'message.received', 'funnel.left', 'project.deleted', 'project.restored');
    const events = new Map<string, Received>();
    for (const type of expected) events.set(type, await first(type));
    for (const [type, one] of events) {
      const schema = webhooks[type].post.requestBody.content['application/json'].schema;
      expect({ type, missing: missingOf(schema, one.event), signed: isSigned(one, secret) }).toEqual({
        type,
        missing: [],
        signed: true,
      });
      expect(one.headers['webhook-id']).toBe(one.event.id);
    }
    const [entered, moved, ran] = ['funnel.entered', 'funnel.moved', 'assistant.succeeded'].map((type) =>
      events.get(type),
    );
    expect(moved?.event.correlationid).toBe(entered?.event.correlationid);
    expect(ran?.event.causationid).toBe(entered?.event.id);
    expect(moved?.event.data).toMatchObject({ actor: { kind: 'assistant', name: 'Welcome' } });
    expect(new Set(receiver.received.map(({ event }) => event.id)).size).toBe(receiver.received.length);
  });

  it('list every kind of event in the API description', async () => {
    const { api, receiver } = subscriber;
    const { webhooks } = (await readResponse(await fetch(`${system.base_url}/openapi.json`))).body;

    const { kinds } = (await api.get('/webhooks/kinds')).body;

    const kindNames = kinds.map(({ kind }: { kind: string }) => kind);
    expect(Object.keys(webhooks)).toEqual([...kindNames, 'webhook.test'].sort());
    const created = await api.send('POST', '/webhooks', { name: 'All', url: receiver.url, kinds: kindNames });
    expect(created.body.webhook.kinds).toEqual(kindNames);
  });

  it('return a secret only on creation and on rotation', async () => {
    const { api, receiver, webhook } = subscriber;
    const { id, secret } = await webhook({ kinds: ['project.updated'] });

    const rotated = await api.send('POST', `/webhooks/${id}/secret`);
    const test = await api.send('POST', `/webhooks/${id}/test`);
    const shown = await Promise.all([
      api.get('/webhooks'),
      api.get(`/webhooks/${id}`),
      api.send('PATCH', `/webhooks/${id}`, { name: 'Earth' }),
      api.get(`/webhooks/${id}/deliveries`),
      api.get(`/webhooks/${id}/deliveries/${test.body.delivery.id}`),
    ]);

    expect(rotated.body.secret).toMatch(/^whsec_/);
    expect(rotated.body.secret).not.toBe(secret);
    expect(rotated.body.webhook.previous_secret_until).toEqual(expect.any(String));
    const [one] = receiver.received;
    expect(one && [isSigned(one, secret), isSigned(one, rotated.body.secret)]).toEqual([true, true]);
    for (const { status, body } of shown) {
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toMatch(/whsec_|v1,/);
    }
  });

  it.each([
    'http://10.0.0.1/',
    'http://169.254.169.254/latest/meta-data',
    'http://[::1]/',
    'http://2130706434/',
    'http://0x7f.0.0.2/',
    'file:///etc/passwd',
    'http://me:secret@example.org/',
    'not a url',
  ])('are rejected with the URL %s', async (url) => {
    const { api } = subscriber;
    const created = await api.send('POST', '/webhooks', { name: 'Inside', url, kinds: ['*'] });

    expect(created).toMatchObject({ status: 422, body: { message: 'validation_errors' } });
    expect(Object.keys(created.body.validation)).toEqual(['url']);
  });

  it('do not reach private addresses by DNS name or redirect', async () => {
    const { api, receiver, webhook } = subscriber;
    const { port } = new URL(receiver.url);
    const named = await webhook({ url: `http://localhost:${port}/` });
    const test = await api.send('POST', `/webhooks/${named.id}/test`);

    expect(test.body.delivery).toMatchObject({
      status: 'failed',
      attempts: [{ verdict: 'address_refused', response: null }],
    });
    expect(receiver.received).toEqual([]);
    receiver.respondWith(() => 307);
    const redirected = await webhook();
    const responded = await api.send('POST', `/webhooks/${redirected.id}/test`);
    expect(responded.body.delivery.attempts).toMatchObject([{ verdict: 'redirected', response: { status: 307 } }]);
  });

  it('belong to their frame, and receive only its events', async () => {
    const { api, receiver, project, webhook, first } = subscriber;
    const { id } = await webhook();
    const otherTenant = apiOf();
    const other = randomUUID();
    await otherTenant.send('POST', '/projects', { name: 'Theirs' });
    const { id: mine } = await project();
    await first('project.created');

    const responses = await Promise.all([
      otherTenant.get(`/webhooks/${id}`),
      otherTenant.send('PATCH', `/webhooks/${id}`, { name: 'Taken' }),
      otherTenant.send('DELETE', `/webhooks/${id}`),
      otherTenant.send('POST', `/webhooks/${id}/restore`),
      otherTenant.send('POST', `/webhooks/${id}/activate`),
      otherTenant.send('POST', `/webhooks/${id}/secret`),
      otherTenant.send('POST', `/webhooks/${id}/test`),
      otherTenant.send('POST', `/webhooks/${id}/replay`, { from: '2026-01-01', to: '2026-12-31' }),
      otherTenant.get(`/webhooks/${id}/deliveries`),
      otherTenant.send('POST', `/webhooks/${id}/deliveries/${other}/resend`),
    ]);

    for (const rejected of responses)
      expect(rejected).toMatchObject({ status: 404, body: { message: 'webhook_model_not_found' } });
    expect((await otherTenant.get('/webhooks')).body.meta.total).toBe(0);
    expect(receiver.received.map(({ event }) => event.subject)).toEqual([mine]);
    const unknown = await api.get(`/webhooks/${id}/deliveries/${other}`);
    expect(unknown).toMatchObject({ status: 404, body: { message: 'webhook_delivery_model_not_found' } });
  });

  it('require a token and automations:read or automations:write', async () => {
    const { api, webhook } = subscriber;
    const { id } = await webhook();
    const { frameId } = api.identity;
    const reader = apiOf({ frameId, scope: 'automations:read' });
    const other = apiOf({ frameId, scope: 'funnels:read funnels:write' });

    const anonymous = await fetch(`${system.base_url}/api/management/webhooks`);

    expect(anonymous.status).toBe(401);
    expect((await reader.get(`/webhooks/${id}`)).status).toBe(200);
    expect(await reader.send('POST', `/webhooks/${id}/test`)).toMatchObject({
      status: 403,
      body: { message: 'forbidden', required_scope: 'automations:write' },
    });
    expect(await other.get('/webhooks')).toMatchObject({ status: 403, body: { required_scope: 'automations:read' } });
  });
});
