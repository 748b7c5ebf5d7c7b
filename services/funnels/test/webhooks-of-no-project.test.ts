import { eventually } from '@trackway/testkit';
import { eventSchema } from '../src/webhooks/events/webhook-document-schemas';
import { AGENTS, LIMITS } from './agent-client';
import { WebhookStage } from './webhook-stage';

describe('webhooks for work without a project', () => {
  const on = new WebhookStage();

  beforeAll(() => on.build(), 60_000);
  beforeEach(() => on.begin());
  afterEach(() => on.end());
  afterAll(() => on.strike());

  const anAgent = () => {
    const body = { name: 'Helper', provider: 'echo', model: 'echo', instructions: 'Help.', limits: LIMITS };
    return on.client.get<{ id: string }>('ai_agent', 'POST', AGENTS, body);
  };

  it('receive one event when an AI agent has finished', async () => {
    const agent = await anAgent();
    const { id: webhook } = await on.webhook({ kinds: ['ai_agent.completed'] });

    const execution = await on.client.get<{ id: string }>(
      'ai_agent_execution',
      'POST',
      `${AGENTS}/${agent.id}/executions`,
      { input: 'Hello' },
    );

    await on.came(1);
    const event = eventSchema('ai_agent.completed').parse(JSON.parse(on.receiver.received[0]?.body ?? ''));
    expect(event).toMatchObject({
      subject: agent.id,
      data: { project_id: null, actor: { kind: 'ai_agent', id: agent.id }, details: { execution_id: execution.id } },
    });
    await eventually(async () => {
      expect(await on.logOf(webhook)).toMatchObject([{ kind: 'ai_agent.completed', status: 'delivered' }]);
    });
  });

  it('receive events of a schedule without projects', async () => {
    const actions = [{ type: 'start_agent', agent_id: (await anAgent()).id }];
    const trigger = { type: 'schedule', cron: '0 0 1 1 *', each_project: false };
    const rule = await on.client.get<{ id: string }>('automation', 'POST', 'automations', {
      name: 'Yearly',
      trigger,
      actions,
    });
    await on.webhook({ kinds: ['automation.succeeded'] });

    await on.superuser.query('UPDATE rule_alarms SET due_at = now() WHERE rule_id = $1', [rule.id]);

    await on.came(1);
    const event = eventSchema('automation.succeeded').parse(JSON.parse(on.receiver.received[0]?.body ?? ''));
    expect(event).toMatchObject({
      subject: rule.id,
      data: { project_id: null, details: { rule: { id: rule.id, name: 'Yearly' }, trigger: 'schedule' } },
    });
  });
});
