import { aCaller, eventually } from '@trackway/testkit';
import { type FunnelClient, funnelClient } from './funnel-client';
import { type Shown, type ShownDelivery, WebhookStage } from './webhook-stage';

const body = { name: 'World', url: 'https://example.org/hook' };

describe('the read scopes of data that leave the frame', () => {
  const stage = new WebhookStage();

  beforeAll(() => stage.build(), 60_000);
  beforeEach(() => stage.begin());
  afterEach(() => stage.end());
  afterAll(() => stage.strike());

  const withScopes = (...scopes: string[]): FunnelClient =>
    funnelClient(stage.port, aCaller({ frameId: stage.client.caller.frameId, scopes }));
  const denied = (scope: string) => ({ status: 403, body: { required_scope: scope } });

  describe('webhooks', () => {
    it.each([
      ['project.updated', 'projects:read'],
      ['task.created', 'projects:read'],
      ['funnel.moved', 'funnels:read'],
      ['step_attachment.watched', 'funnels:read'],
      ['form.answered', 'forms:read'],
      ['message.received', 'channels:read'],
      ['automation.failed', 'automations:read'],
      ['*', 'projects:read'],
    ])('need for %s the scope %s', async (kind, scope) => {
      const all = ['automations', 'projects', 'funnels', 'forms', 'channels'].map((area) => `${area}:read`);
      const lacking = withScopes('automations:write', ...all.filter((one) => one !== scope));

      expect(await lacking.send('POST', 'webhooks', { ...body, kinds: [kind] })).toMatchObject(denied(scope));

      const holding = withScopes('automations:write', ...all);
      expect(await holding.send('POST', 'webhooks', { ...body, kinds: [kind] })).toMatchObject({ status: 200 });
    });

    it('are changed, activated and restored by users with these scopes only, and switched off by anybody', async () => {
      const { id } = await stage.client.get<Shown>('webhook', 'POST', 'webhooks', {
        ...body,
        kinds: ['form.answered'],
      });
      const weak = withScopes('automations:read', 'automations:write');
      const path = `webhooks/${id}`;

      for (const changes of [{ url: 'https://example.org/other' }, { name: 'Other' }, { kinds: ['*'] }]) {
        expect(await weak.send('PATCH', path, changes)).toMatchObject({ status: 403 });
      }
      expect(await weak.send('PATCH', path, { active: false })).toMatchObject({ status: 200 });
      expect(await weak.send('PATCH', path, { active: true })).toMatchObject(denied('forms:read'));
      expect(await weak.send('POST', `${path}/activate`)).toMatchObject(denied('forms:read'));
      expect(await weak.send('DELETE', path)).toMatchObject({ status: 200 });
      expect(await weak.send('POST', `${path}/restore`)).toMatchObject(denied('forms:read'));
    });

    it('belong to the user who changed what they receive', async () => {
      const { id } = await stage.client.get<Shown>('webhook', 'POST', 'webhooks', {
        ...body,
        kinds: ['form.answered'],
      });
      const other = withScopes('automations:read', 'automations:write', 'forms:read');

      const { body: changed } = await other.send('PATCH', `webhooks/${id}`, { url: 'https://example.org/other' });

      expect(changed['webhook']).toMatchObject({ owner: { id: other.caller.id } });
    });

    it('are switched off before a delivery that their owner may not read, and continue with another owner', async () => {
      const url = stage.receiver.url;
      const { id } = await stage.client.get<Shown>('webhook', 'POST', 'webhooks', {
        ...body,
        url,
        kinds: ['project.updated'],
      });
      stage.projects.effects.scopes.set(stage.client.caller.id, ['automations:read', 'automations:write']);

      await stage.tell.line(stage.project, 'project.updated');

      const shown = () => stage.client.get<Shown>('webhook', 'GET', `webhooks/${id}`);
      await eventually(async () =>
        expect(await shown()).toMatchObject({
          active: false,
          waiting_count: 1,
          notice: expect.stringContaining('projects:read'),
        }),
      );
      expect(stage.receiver.received).toEqual([]);

      stage.projects.effects.scopes.set(stage.client.caller.id, ['*']);
      await stage.client.send('POST', `webhooks/${id}/activate`);
      await eventually(() => expect(stage.receiver.received).toHaveLength(1));
    });

    it('show what was sent to users who may read it', async () => {
      const url = stage.receiver.url;
      const { id } = await stage.client.get<Shown>('webhook', 'POST', 'webhooks', { ...body, url, kinds: ['*'] });
      await stage.tell.line(stage.project, 'project.updated');
      const path = `webhooks/${id}/deliveries`;
      const delivery = await eventually(async () => {
        const [first] = await stage.client.get<ShownDelivery[]>('deliveries', 'GET', path);
        expect(first).toMatchObject({ status: 'delivered' });
        return first?.id ?? '';
      });

      const weak = withScopes('automations:read', 'automations:write');
      expect(await weak.send('GET', `${path}/${delivery}`)).toMatchObject(denied('projects:read'));
      expect(await weak.send('POST', `${path}/${delivery}/resend`)).toMatchObject(denied('projects:read'));
      const reader = withScopes('automations:read', 'projects:read');
      expect(await reader.send('GET', `${path}/${delivery}`)).toMatchObject({ status: 200 });
    });
  });

  describe('rules', () => {
    const rule = {
      name: 'Call',
      trigger: { type: 'event', event: 'project.updated' },
      conditions: [],
      actions: [{ type: 'call_webhook', url: 'https://example.org/hook' }],
    };

    it.each([
      ['an event of projects', {}, 'projects:read'],
      ['an event of funnels', { trigger: { type: 'event', event: 'funnel.moved' } }, 'funnels:read'],
      ['entering a step', { trigger: { type: 'entered' } }, 'funnels:read'],
      ['answers', { trigger: { type: 'form_answered' } }, 'forms:read'],
      ['messages', { trigger: { type: 'inbound_message' } }, 'channels:read'],
    ])('need for %s its read scope', async (_, fields, scope) => {
      const weak = withScopes('automations:read', 'automations:write');
      const holding = withScopes('automations:read', 'automations:write', scope);

      expect(await weak.send('POST', 'automations', { ...rule, ...fields })).toMatchObject(denied(scope));
      expect(await holding.send('POST', 'automations', { ...rule, ...fields })).toMatchObject({ status: 200 });
    });

    it('are changed, activated and restored by users who hold their scopes, and switched off by anybody', async () => {
      const made = { ...rule, actions: [{ type: 'set_field', field: 'impact', value: 9 }] };
      const { id } = await stage.client.get<{ id: string }>('automation', 'POST', 'automations', made);
      const path = `automations/${id}`;
      const weak = withScopes('automations:read', 'automations:write', 'projects:read');

      expect(await weak.send('PATCH', path, { name: 'Other' })).toMatchObject(denied('projects:write'));
      expect(await weak.send('PATCH', path, { active: false })).toMatchObject({ status: 200 });
      expect(await weak.send('PATCH', path, { active: true })).toMatchObject(denied('projects:write'));
      expect(await weak.send('DELETE', path)).toMatchObject({ status: 200 });
      expect(await weak.send('POST', `${path}/restore`)).toMatchObject(denied('projects:write'));
      const strong = withScopes('automations:read', 'automations:write', 'projects:read', 'projects:write');
      expect(await strong.send('POST', `${path}/restore`)).toMatchObject({ status: 200 });
    });
  });
});
