import { randomUUID } from 'node:crypto';
import { type Api, type ApiResponse, apiOf } from './support/api';
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

/** Objects that rules can refer to, in the frame of `api`. */
async function createReferences(api: Api) {
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

describe('invalid rules', () => {
  let api: Api;
  let own: Awaited<ReturnType<typeof createReferences>>;

  beforeAll(async () => {
    api = apiOf();
    own = await createReferences(api);
  });

  const automation = (fields: Record<string, unknown>): Promise<ApiResponse> =>
    api.send('POST', '/automations', { name: 'x', trigger: { type: 'entered' }, actions: [setStatus], ...fields });

  it.each([
    ['an unknown trigger', { trigger: { type: 'unknown' } }, 'trigger.type'],
    ['an unknown event', { trigger: { type: 'event', event: 'project.unknown' } }, 'trigger.event'],
    ['an unknown argument of a trigger', { trigger: { type: 'entered', colour: 'red' } }, 'trigger.colour'],
    ['an unknown action', { actions: [{ type: 'unknown' }] }, 'actions.0.type'],
    ['an unknown argument of an action', { actions: [{ ...setStatus, colour: 'red' }] }, 'actions.0.colour'],
    ['a field that no rule may set', { actions: [{ ...setStatus, field: 'frame_id' }] }, 'actions.0.field'],
    ['a value that is invalid for the field', { actions: [{ ...setStatus, value: 9 }] }, 'actions.0.value'],
    ['no actions', { actions: [] }, 'actions'],
    ['an unknown export', { actions: [{ type: 'start_export', export: 'secrets' }] }, 'actions.0.export'],
    ['a private address', { actions: [{ type: 'call_webhook', url: 'http://10.0.0.1/' }] }, 'actions.0.url'],
    ['a cron expression that never matches', { trigger: { type: 'schedule', cron: '0 0 30 2 *' } }, 'trigger.cron'],
    ['an invalid cron expression', { trigger: { type: 'schedule', cron: 'now and then' } }, 'trigger.cron'],
    [
      'an unknown time zone',
      { trigger: { type: 'schedule', cron: '0 9 * * *', time_zone: 'Moon' } },
      'trigger.time_zone',
    ],
    [
      'an action on a project in a rule without projects',
      { trigger: { type: 'schedule', cron: '0 9 * * *', each_project: false } },
      'actions.0.type',
    ],
  ])('are rejected for %s, with its path', async (_, fields, place) => {
    const { status, body } = await automation(fields);

    expect({ status, message: body.message }).toEqual({ status: 422, message: 'validation_errors' });
    expect(Object.keys(body.validation)).toContain(place);
  });

  it.each([
    ['an unknown field', { field: 'colour', operator: 'equals', value: 1 }, ['field', 'field']],
    ['an operator that the field lacks', { field: 'budget', operator: 'contains', value: 1 }, ['operator', 'operator']],
    ['a value of another type', { field: 'budget', operator: 'equals', value: 'much' }, ['value', 'value']],
    ['a missing argument', { field: 'answer_pool', operator: 'equals', value: 1 }, ['arguments.0', 'answer_pool']],
  ])('are rejected for a condition with %s, like a search', async (_, condition, [member, name]) => {
    const valid = { field: 'name', operator: 'equals', value: 'A' };
    const { status, body } = await automation({ conditions: [valid, condition] });

    expect({ status, message: body.message }).toEqual({ status: 422, message: 'validation_error' });
    expect(Object.keys(body.errors)).toEqual([`conditions.1.${member}`, name]);
  });

  it('are rejected if they refer to objects of another frame, like to unknown ones', async () => {
    const theirs = await createReferences(apiOf());
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

  it('are rejected if they move to a step that is not reachable', async () => {
    await api.send('PATCH', `/steps/${own.offer}`, { reachable_step_ids: [] });

    const rejected = await api.send('POST', `/steps/${own.offer}/assistants`, {
      name: 'Back',
      trigger: { type: 'entered' },
      actions: [{ type: 'move', step_id: own.step }],
    });

    expect(rejected).toMatchObject({ status: 422, body: { message: 'step_not_reachable' } });
  });

  it('return 404 under another step or kind, and after they were deleted', async () => {
    const created = await api.send('POST', `/steps/${own.step}/assistants`, {
      name: 'x',
      trigger: { type: 'entered' },
      actions: [setStatus],
    });
    const { id } = created.body.step_assistant;
    const automated = (await automation({})).body.automation.id;

    for (const [method, path] of [
      ['GET', `/automations/${id}`],
      ['GET', `/steps/${own.offer}/assistants/${id}`],
      ['DELETE', `/steps/${own.step}/assistants/${automated}`],
      ['GET', `/steps/${own.step}/assistants/${randomUUID()}`],
      ['DELETE', '/steps/not-an-id/assistants/either'],
    ] as const) {
      expect({ path, status: (await api.send(method, path)).status }).toEqual({ path, status: 404 });
    }
    expect((await api.send('DELETE', `/automations/${automated}`)).status).toBe(200);
    expect((await api.send('DELETE', `/automations/${automated}`)).status).toBe(404);
  });

  it('fail with a reason after their owner has lost a scope', async () => {
    const scopes = ['automations:read', 'automations:write', 'projects:read', 'projects:write'];
    const account = await aServiceAccount(api, scopes);
    const accountApi = await apiOfAccount(api, account);
    const created = await accountApi.send('POST', '/automations', {
      name: 'Late',
      trigger: { type: 'event', event: 'project.updated', field: 'budget' },
      actions: [setStatus],
    });
    expect(created.status).toBe(200);
    const path = `/service-accounts/${account.client_id}`;
    const reduced = await api.send('PATCH', path, { scopes: ['automations:read'] });
    expect(reduced.status).toBe(200);

    await api.send('PATCH', `/projects/${own.project}`, { budget: 5 });

    const [run] = await eventually(async () => {
      const { runs } = (await api.get(`/automations/${created.body.automation.id}/runs`)).body;
      expect(runs).toHaveLength(1);
      return runs;
    });
    expect(run).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('projects:write'),
      steps: [{ action: 'set_field', status: 'failed' }],
    });
    expect((await api.get(`/projects/${own.project}`)).body.project.status).toBe(1);
  });
});
