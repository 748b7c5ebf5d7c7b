import { randomUUID } from 'node:crypto';
import { type Api, apiOf } from './support/api';
import { eventually } from './support/eventually';
import { makeProject } from './support/forms';

const LIMITS = { max_steps: 5, max_tokens: 1_000, max_seconds: 30 };
const HELPER = { name: 'Helper', provider: 'echo', model: 'echo', instructions: 'Help.', limits: LIMITS };

describe('invalid AI agents', () => {
  let api: Api;

  beforeAll(() => {
    api = apiOf();
  });

  it.each([
    ['without limits', { limits: undefined }, 'limits'],
    ['without a limit of tokens', { limits: { max_steps: 5, max_seconds: 30 } }, 'limits.max_tokens'],
    ['with a limit of 0 steps', { limits: { ...LIMITS, max_steps: 0 } }, 'limits.max_steps'],
    ['with limits that do not exist', { limits: { ...LIMITS, max_fun: 1 } }, 'limits.max_fun'],
    ['with a tool that does not exist', { tools: ['drop_database'] }, 'tools.0'],
    ['with a provider that is not configured', { provider: 'elsewhere' }, 'provider'],
    ['with a member that does not exist', { colour: 'red' }, 'colour'],
    ['without instructions', { instructions: '' }, 'instructions'],
    [
      'with a limit of cost without a known price',
      { provider: 'scripted', model: 'm', limits: { ...LIMITS, max_cost: 1 } },
      'limits.max_cost',
    ],
  ])('are rejected %s', async (_, fields, place) => {
    const { status, body } = await api.send('POST', '/ai/agents', { ...HELPER, ...fields });

    expect({ status, message: body.message }).toEqual({ status: 422, message: 'validation_errors' });
    expect(Object.keys(body.validation)).toContain(place);
  });

  it('are rejected with tools whose scopes their creator lacks', async () => {
    const { frameId } = api.identity;
    const author = apiOf({ frameId, scope: 'automations:read automations:write' });

    const rejected = await author.send('POST', '/ai/agents', { ...HELPER, tools: ['set_field'] });

    expect(rejected).toMatchObject({ status: 403, body: { message: 'forbidden', required_scope: 'projects:write' } });
  });

  it('run only on projects of their frame, and have readable versions', async () => {
    const { ai_agent: agent } = (await api.send('POST', '/ai/agents', HELPER)).body;
    const foreign = await makeProject(apiOf());

    const started = await api.send('POST', `/ai/agents/${agent.id}/executions`, { input: 'x', project_id: foreign });
    const changed = await api.send('PATCH', `/ai/agents/${agent.id}`, { instructions: 'Help more.' });
    const { versions } = (await api.get(`/ai/agents/${agent.id}/versions`)).body;
    const deleted = await api.send('DELETE', `/ai/agents/${agent.id}`);

    expect(started).toMatchObject({ status: 404, body: { message: 'project_model_not_found' } });
    expect(changed.body.ai_agent).toMatchObject({ version: 2, instructions: 'Help more.' });
    expect(versions.map(({ instructions }: { instructions: string }) => instructions)).toEqual(['Help more.', 'Help.']);
    expect(deleted.body.ai_agent.deleted_at).toEqual(expect.any(String));
    expect((await api.send('DELETE', `/ai/agents/${agent.id}`)).status).toBe(404);
    expect((await api.get(`/ai/agents?filter[id]=${agent.id}`)).body.ai_agents).toEqual([]);
    expect((await api.get(`/ai/agents?filter[id]=${agent.id}&filter[trashed]=with`)).body.meta.total).toBe(1);
    expect(await api.send('POST', `/ai/agents/${agent.id}/executions`, { input: 'x' })).toMatchObject({ status: 404 });
    expect((await api.send('POST', `/ai/agents/${agent.id}/restore`)).body.ai_agent.deleted_at).toBeNull();
  });

  it('are approved, refused or cancelled only by users of their frame, and not after they completed', async () => {
    const { ai_agent: agent } = (await api.send('POST', '/ai/agents', HELPER)).body;
    const path = '/ai/agents/executions';
    const { body } = await api.send('POST', `/ai/agents/${agent.id}/executions`, { input: 'Hello' });
    const { id } = body.ai_agent_execution;
    await eventually(async () => {
      expect((await api.get(`${path}/${id}`)).body.ai_agent_execution.status).toBe('completed');
    });

    for (const verb of ['approve', 'refuse', 'cancel']) {
      const sent = verb === 'refuse' ? {} : undefined;
      const ofOwner = await api.send('POST', `${path}/${id}/${verb}`, sent);
      const foreign = await apiOf().send('POST', `${path}/${id}/${verb}`, sent);
      const unknown = await api.send('POST', `${path}/${randomUUID()}/${verb}`, sent);
      expect({ verb, tooLate: ofOwner, foreign, unknown }).toMatchObject({
        tooLate: { status: 409, body: { message: 'conflict' } },
        foreign: { status: 404, body: { message: 'ai_agent_execution_model_not_found' } },
        unknown: { status: 404, body: { message: 'ai_agent_execution_model_not_found' } },
      });
    }
  });

  it.each([
    ['filter[colour]=red', 'field'],
    ['filter[status]=asleep', 'value'],
    ['filter[agent_id]=me', 'value'],
    ['filter[from]=yesterday', 'value'],
  ])('list no executions with the invalid filter %s', async (query, under) => {
    const { status, body } = await api.get(`/ai/agents/executions?${query}`);

    expect({ status, message: body.message }).toEqual({ status: 422, message: 'validation_error' });
    expect(Object.keys(body.errors)).toEqual([`filter.${/\[(\w+)\]/.exec(query)?.[1]}`, under]);
  });
});
