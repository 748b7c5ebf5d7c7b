import { aCaller, eventually } from '@trackway/testkit';
import { type FunnelClient, funnelClient } from './funnel-client';
import { type Shown, type ShownDelivery, WebhookFixture } from './webhook-fixture';

const body = { name: 'World', url: 'https://example.org/hook' };

describe('the read scopes of data that leave the frame', () => {
  const stage = new WebhookFixture();

  beforeAll(() => stage.start(), 60_000);
  beforeEach(() => stage.beforeTest());
  afterEach(() => stage.afterTest());
  afterAll(() => stage.stop());

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

    it('can be changed, activated and restored only with these scopes, and deactivated or deleted without them', async () => {
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

    it('belong to the user who last changed their URL', async () => {
      const { id } = await stage.client.get<Shown>('webhook', 'POST', 'webhooks', {
        ...body,
        kinds: ['form.answered'],
      });
      const other = withScopes('automations:read', 'automations:write', 'forms:read');

      const { body: changed } = await other.send('PATCH', `webhooks/${id}`, { url: 'https://example.org/other' });

      expect(changed['webhook']).toMatchObject({ owner: { id: other.caller.id } });
    });

    it('are deactivated before a delivery that their owner may not read, and continue with another owner', async () => {
      const url = stage.receiver.url;
      const { id } = await stage.client.get<Shown>('webhook', 'POST', 'webhooks', {
        ...body,
        url,
        kinds: ['project.updated'],
      });
      stage.projects.effects.scopes.set(stage.client.caller.id, ['automations:read', 'automations:write']);

      await stage.publish.line(stage.project, 'project.updated');

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

    it('show sent data only to users who may read it', async () => {
      const url = stage.receiver.url;
      const { id } = await stage.client.get<Shown>('webhook', 'POST', 'webhooks', { ...body, url, kinds: ['*'] });
      await stage.publish.line(stage.project, 'project.updated');
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

    it('can be changed, activated and restored only with their scopes, and deactivated or deleted without them', async () => {
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

    it('show in their logs what a user may read', async () => {
      const condition = { field: 'impact', operator: 'equals', value: 9 };
      const id = await automation({ ...rule, conditions: [condition] });
      stage.projects.effects.fields.set(stage.project, { impact: 3 });
      await stage.publish.line(stage.project, 'project.updated');
      const path = `automations/${id}/runs`;
      const runsOf = (client: FunnelClient) => client.get<Record<string, unknown>[]>('runs', 'GET', path);
      await eventually(async () => expect(await runsOf(stage.client)).toHaveLength(1));

      const [hidden] = await runsOf(withScopes('automations:read', 'funnels:read', 'forms:read'));
      const [shown] = await runsOf(withScopes('automations:read', 'projects:read'));

      expect(hidden).toMatchObject({
        status: 'skipped',
        project_id: stage.project,
        project: null,
        trigger: { type: 'event', detail: {} },
        skipped: { reason: 'condition_false', detail: 'The condition on impact was false.', condition },
      });
      expect(hidden?.['skipped']).not.toHaveProperty('seen');
      expect(shown).toMatchObject({
        project: { id: stage.project },
        trigger: { detail: { event: 'project.updated', fields: ['name'] } },
        skipped: { detail: expect.stringContaining('the value was 3'), condition, seen: 3 },
      });
    });

    it('show in their logs the detail of a message to users who may read messages', async () => {
      const id = await automation({
        ...rule,
        trigger: { type: 'inbound_message' },
        actions: [{ type: 'set_field', field: 'impact', value: 9 }],
      });
      const messaged = stage.projects.addProject(stage.client.caller.frameId);
      await stage.publish.message('Call me back.', messaged);
      const path = `automations/${id}/runs`;
      const detailOf = async (client: FunnelClient) =>
        (await client.get<{ trigger: { detail: unknown } }[]>('runs', 'GET', path)).map((run) => run.trigger.detail);

      await eventually(async () =>
        expect(await detailOf(withScopes('automations:read', 'channels:read'))).toMatchObject([
          { message: 'Call me back.' },
        ]),
      );
      expect(await detailOf(withScopes('automations:read', 'projects:read'))).toEqual([{}]);
    });

    it.each([
      ['projects', { conditions: [{ field: 'impact', operator: 'equals', value: 9 }] }, 'projects:read'],
      ['answers', { trigger: { type: 'form_answered' } }, 'forms:read'],
      ['messages', { trigger: { type: 'inbound_message' } }, 'channels:read'],
      ['steps', { trigger: { type: 'entered' } }, 'funnels:read'],
    ])('are simulated, dry-run and explained on %s by users who may read them', async (_, fields, scope) => {
      const id = await automation({ ...rule, ...fields, actions: [{ type: 'set_field', field: 'impact', value: 9 }] });
      const about = { project_id: stage.project };
      const all = ['projects:read', 'funnels:read', 'forms:read', 'channels:read'];
      const outcomes = async ({ send }: FunnelClient) => [
        await send('POST', `automations/${id}/simulate`, {}),
        await send('POST', `automations/${id}/dry-run`, about),
        await send('GET', `automations/${id}/explain?project_id=${stage.project}`),
      ];

      const lacking = withScopes('automations:read', ...all.filter((one) => one !== scope));
      expect(await outcomes(lacking)).toMatchObject([denied(scope), denied(scope), denied(scope)]);
      const holding = withScopes('automations:read', 'projects:read', scope);
      expect(await outcomes(holding)).toMatchObject([{ status: 200 }, { status: 200 }, { status: 200 }]);
    });

    it('are explained on a project, with what prevents a move, by users who may read both', async () => {
      const funnel = await stage.client.create('Sales', 'Contact');
      const move = { type: 'move', step_id: funnel.steps[0]?.id };
      const id = await automation({ ...rule, trigger: { type: 'inbound_message' }, actions: [move] });
      const path = `automations/${id}/explain?project_id=${stage.project}`;
      const explained = (...scopes: string[]) =>
        withScopes('automations:read', 'channels:read', ...scopes).send('GET', path);

      expect(await explained('funnels:read')).toMatchObject(denied('projects:read'));
      expect(await explained('projects:read')).toMatchObject(denied('funnels:read'));
      expect(await explained('projects:read', 'funnels:read')).toMatchObject({ status: 200 });
    });

    it('are simulated without the values that conditions of other rules read', async () => {
      const trigger = { type: 'event', event: 'funnel.updated' };
      const listener = await automation({
        ...rule,
        trigger,
        conditions: [{ field: 'impact', operator: 'equals', value: 9 }],
      });
      const id = await automation({ ...rule, trigger, active: false });
      stage.projects.effects.fields.set(stage.project, { impact: 3 });
      await stage.publish.line(stage.project, 'funnel.updated');
      await eventually(async () =>
        expect(await stage.client.get('runs', 'GET', `automations/${listener}/runs`)).toHaveLength(1),
      );
      const simulated = (...scopes: string[]) =>
        withScopes('automations:read', 'funnels:read', ...scopes).get<{ latest: readonly { seen: unknown }[] }>(
          'simulation',
          'POST',
          `automations/${id}/simulate`,
          {},
        );

      expect((await simulated()).latest[0]?.seen).toEqual({});
      expect((await simulated('projects:read')).latest[0]?.seen).toEqual({ impact: 3 });
    });

    async function automation(fields: Record<string, unknown>): Promise<string> {
      return (await stage.client.get<{ id: string }>('automation', 'POST', 'automations', fields)).id;
    }
  });
});
