import { eventually } from '@trackway/testkit';
import { eventSchema } from '../src/webhooks/events/webhook-document-schemas';
import { AGENTS, LIMITS } from './agent-client';
import { WebhookFixture } from './webhook-fixture';

describe('webhooks for work without a project', () => {
  const fixture = new WebhookFixture();

  beforeAll(() => fixture.start(), 60_000);
  beforeEach(() => fixture.beforeTest());
  afterEach(() => fixture.afterTest());
  afterAll(() => fixture.stop());

  const anAgent = () => {
    const body = { name: 'Helper', provider: 'echo', model: 'echo', instructions: 'Help.', limits: LIMITS };
    return fixture.client.get<{ id: string }>('ai_agent', 'POST', AGENTS, body);
  };

  it('receive one event when an AI agent has finished', async () => {
    const agent = await anAgent();
    const { id: webhook } = await fixture.webhook({ kinds: ['ai_agent.completed'] });

    const execution = await fixture.client.get<{ id: string }>(
      'ai_agent_execution',
      'POST',
      `${AGENTS}/${agent.id}/executions`,
      { input: 'Hello' },
    );

    await fixture.untilReceived(1);
    const event = eventSchema('ai_agent.completed').parse(JSON.parse(fixture.receiver.received[0]?.body ?? ''));
    expect(event).toMatchObject({
      subject: agent.id,
      data: { project_id: null, actor: { kind: 'ai_agent', id: agent.id }, details: { execution_id: execution.id } },
    });
    await eventually(async () => {
      expect(await fixture.logOf(webhook)).toMatchObject([{ kind: 'ai_agent.completed', status: 'delivered' }]);
    });
  });

  it('receive events of a schedule without projects', async () => {
    const actions = [{ type: 'start_agent', agent_id: (await anAgent()).id }];
    const trigger = { type: 'schedule', cron: '0 0 1 1 *', each_project: false };
    const rule = await fixture.client.get<{ id: string }>('automation', 'POST', 'automations', {
      name: 'Yearly',
      trigger,
      actions,
    });
    await fixture.webhook({ kinds: ['automation.succeeded'] });

    await fixture.superuser.query('UPDATE rule_alarms SET due_at = now() WHERE rule_id = $1', [rule.id]);

    await fixture.untilReceived(1);
    const event = eventSchema('automation.succeeded').parse(JSON.parse(fixture.receiver.received[0]?.body ?? ''));
    expect(event).toMatchObject({
      subject: rule.id,
      data: { project_id: null, details: { rule: { id: rule.id, name: 'Yearly' }, trigger: 'schedule' } },
    });
  });
});
