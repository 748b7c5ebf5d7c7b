import { randomUUID } from 'node:crypto';
import { type Answer, type Api, apiOf } from './support/api';
import { aChannel } from './support/channels';
import { eventually } from './support/eventually';
import { makeForm } from './support/forms';
import { apiOfAccount, aServiceAccount } from './support/issued-tokens';

const setStatus = { type: 'set_field', field: 'status', value: 4 };
const agentBody = {
  name: 'Helper',
  provider: 'echo',
  model: 'echo',
  instructions: 'Help.',
  limits: { max_steps: 5, max_tokens: 1_000, max_seconds: 30 },
};

/** What rules can name, made in the frame of `api`. */
async function things(api: Api) {
  const steps = [{ name: 'Contact' }, { name: 'Offer' }];
  const { funnel } = (await api.send('POST', '/funnels', { name: 'Sales', steps })).body;
  return {
    funnel: funnel.id as string,
    step: funnel.steps[0].id as string,
    offer: funnel.steps[1].id as string,
    tag: (await api.send('POST', '/tags', { name: 'urgent' })).body.tag.id as string,
    user: (await api.get('/me')).body.user.id as string,
    form: (await makeForm(api, [{ label: 'Area', type: 'number' }])).id,
    channel: (await aChannel(api)).id,
    agent: (await api.send('POST', '/ai/agents', agentBody)).body.ai_agent.id as string,
    customer: (await api.send('POST', '/customers', { name: 'Ada' })).body.customer.id as string,
    project: (await api.send('POST', '/projects', { name: 'Roof' })).body.project.id as string,
  };
}

describe('rules that could never work', () => {
  let api: Api;
  let mine: Awaited<ReturnType<typeof things>>;

  beforeAll(async () => {
    api = apiOf();
    mine = await things(api);
  });

  const automation = (fields: Record<string, unknown>): Promise<Answer> =>
    api.send('POST', '/automations', { name: 'x', trigger: { type: 'entered' }, actions: [setStatus], ...fields });

  it.each([
    ['an unknown trigger', { trigger: { type: 'sneezed' } }, 'trigger.type'],
    ['an unknown event', { trigger: { type: 'event', event: 'project.sneezed' } }, 'trigger.event'],
    ['an unknown argument of a trigger', { trigger: { type: 'entered', colour: 'red' } }, 'trigger.colour'],
    ['an unknown action', { actions: [{ type: 'explode' }] }, 'actions.0.type'],
    ['an unknown argument of an action', { actions: [{ ...setStatus, colour: 'red' }] }, 'actions.0.colour'],
    ['a field that no rule may set', { actions: [{ ...setStatus, field: 'frame_id' }] }, 'actions.0.field'],
    ['a value that the field does not take', { actions: [{ ...setStatus, value: 9 }] }, 'actions.0.value'],
    ['no actions', { actions: [] }, 'actions'],
    ['an export that is none', { actions: [{ type: 'start_export', export: 'secrets' }] }, 'actions.0.export'],
    ['a private address', { actions: [{ type: 'call_webhook', url: 'http://10.0.0.1/' }] }, 'actions.0.url'],
    ['cron that never fires', { trigger: { type: 'schedule', cron: '0 0 30 2 *' } }, 'trigger.cron'],
    ['cron that is none', { trigger: { type: 'schedule', cron: 'now and then' } }, 'trigger.cron'],
    [
      'an unknown time zone',
      { trigger: { type: 'schedule', cron: '0 9 * * *', time_zone: 'Moon' } },
      'trigger.time_zone',
    ],
    [
      'an action on a project where it runs on none',
      { trigger: { type: 'schedule', cron: '0 9 * * *', each_project: false } },
      'actions.0.type',
    ],
  ])('are refused for %s, by its place', async (_, fields, place) => {
    const { status, body } = await automation(fields);

    expect({ status, message: body.message }).toEqual({ status: 422, message: 'validation_errors' });
    expect(Object.keys(body.validation)).toContain(place);
  });

  it.each([
    ['an unknown field', { field: 'colour', operator: 'equals', value: 1 }, 'field'],
    ['an operator that the field lacks', { field: 'budget', operator: 'contains', value: 1 }, 'operator'],
    ['a value of another type', { field: 'budget', operator: 'equals', value: 'much' }, 'value'],
    ['a missing argument', { field: 'answer_pool', operator: 'equals', value: 1 }, 'answer_pool'],
  ])('are refused for a condition with %s, as a search would refuse it', async (_, condition, under) => {
    const { status, body } = await automation({ conditions: [condition] });

    expect({ status, message: body.message }).toEqual({ status: 422, message: 'validation_error' });
    expect(Object.keys(body.errors)).toEqual([under]);
  });

  it('are refused where they name what another frame has, as if it were not there', async () => {
    const theirs = await things(apiOf());
    const cases: readonly [string, Record<string, unknown>][] = [
      ['step_model_not_found', { actions: [{ type: 'move', step_id: theirs.offer }] }],
      ['step_model_not_found', { trigger: { type: 'entered', step_id: theirs.step } }],
      ['funnel_model_not_found', { scope: { type: 'funnel', funnel_id: theirs.funnel } }],
      ['tag_model_not_found', { actions: [{ type: 'add_tag', tag_id: theirs.tag }] }],
      ['user_model_not_found', { actions: [{ type: 'assign_user', user_id: theirs.user }] }],
      ['form_model_not_found', { actions: [{ type: 'attach_form', form_id: 999_999 }] }],
      ['form_model_not_found', { actions: [{ type: 'set_field', field: 'form_id', value: 999_999 }] }],
      ['customer_model_not_found', { actions: [{ type: 'set_field', field: 'customer_id', value: theirs.customer }] }],
      ['contact_model_not_found', { actions: [{ type: 'set_field', field: 'contact_id', value: 999_999 }] }],
      ['project_model_not_found', { actions: [{ type: 'set_field', field: 'parent_id', value: theirs.project }] }],
      ['form_model_not_found', { trigger: { type: 'form_answered', form_id: 999_999 } }],
      ['channel_model_not_found', { actions: [{ type: 'send_message', channel_id: theirs.channel, message: 'x' }] }],
      ['channel_model_not_found', { trigger: { type: 'inbound_message', channel_id: theirs.channel } }],
      ['ai_agent_model_not_found', { actions: [{ type: 'start_agent', agent_id: theirs.agent }] }],
    ];

    for (const [message, fields] of cases) {
      const { status, body } = await automation(fields);
      expect({ fields, status, message: body.message }).toEqual({ fields, status: 404, message });
    }
    const assistant = await api.send('POST', `/steps/${theirs.step}/assistants`, {
      name: 'x',
      trigger: { type: 'entered' },
      actions: [setStatus],
    });
    expect(assistant).toMatchObject({ status: 404, body: { message: 'step_model_not_found' } });
    const { body } = await automation({});
    for (const path of ['explain?project_id=', 'dry-run']) {
      const explained = path.endsWith('=')
        ? await api.get(`/automations/${body.automation.id}/${path}${theirs.project}`)
        : await api.send('POST', `/automations/${body.automation.id}/${path}`, { project_id: theirs.project });
      expect(explained).toMatchObject({ status: 404, body: { message: 'project_model_not_found' } });
    }
  });

  it('are refused where the step does not lead to where they move', async () => {
    await api.send('PATCH', `/steps/${mine.offer}`, { reachable_step_ids: [] });

    const refused = await api.send('POST', `/steps/${mine.offer}/assistants`, {
      name: 'Back',
      trigger: { type: 'entered' },
      actions: [{ type: 'move', step_id: mine.step }],
    });

    expect(refused).toMatchObject({ status: 422, body: { message: 'step_not_reachable' } });
  });

  it('are not found in the wrong place, and deleted once', async () => {
    const made = await api.send('POST', `/steps/${mine.step}/assistants`, {
      name: 'x',
      trigger: { type: 'entered' },
      actions: [setStatus],
    });
    const { id } = made.body.step_assistant;
    const automated = (await automation({})).body.automation.id;

    for (const [method, path] of [
      ['GET', `/automations/${id}`],
      ['GET', `/steps/${mine.offer}/assistants/${id}`],
      ['DELETE', `/steps/${mine.step}/assistants/${automated}`],
      ['GET', `/steps/${mine.step}/assistants/${randomUUID()}`],
      ['DELETE', '/steps/not-an-id/assistants/either'],
    ] as const) {
      expect({ path, status: (await api.send(method, path)).status }).toEqual({ path, status: 404 });
    }
    expect((await api.send('DELETE', `/automations/${automated}`)).status).toBe(200);
    expect((await api.send('DELETE', `/automations/${automated}`)).status).toBe(404);
  });

  it('fail, and say so, where their owner has lost a scope since', async () => {
    const scopes = ['automations:read', 'automations:write', 'projects:read', 'projects:write'];
    const account = await aServiceAccount(api, scopes);
    const robot = await apiOfAccount(api, account);
    const made = await robot.send('POST', '/automations', {
      name: 'Late',
      trigger: { type: 'event', event: 'project.updated', field: 'budget' },
      actions: [setStatus],
    });
    expect(made.status).toBe(200);
    const path = `/service-accounts/${account.client_id}`;
    const lessened = await api.send('PATCH', path, { scopes: ['automations:read'] });
    expect(lessened.status).toBe(200);

    await api.send('PATCH', `/projects/${mine.project}`, { budget: 5 });

    const [run] = await eventually(async () => {
      const { runs } = (await api.get(`/automations/${made.body.automation.id}/runs`)).body;
      expect(runs).toHaveLength(1);
      return runs;
    });
    expect(run).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('projects:write'),
      steps: [{ action: 'set_field', status: 'failed' }],
    });
    expect((await api.get(`/projects/${mine.project}`)).body.project.status).toBe(1);
  });
});
