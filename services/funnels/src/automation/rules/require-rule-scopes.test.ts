import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { anAgent } from '../../agents/fake-agent-samples';
import { aRule } from '../fake-rule-samples';
import { openRules } from '../fake-rules';
import { requireRuleScopes } from './require-rule-scopes';

async function open() {
  const { unitOfWork, frameId } = openRules();
  const agent = anAgent({ tools: ['read_answers', 'move_project'] });
  await unitOfWork.others.agents.insert(frameId, agent);
  const start = (agent_id: string) =>
    aRule({ trigger: { type: 'left' }, actions: [{ type: 'start_agent', agent_id, input: 'Help.' }] });
  const check = (scopes: readonly string[], rule = start(agent.id), frame = frameId) =>
    unitOfWork.run(frame, (stores) => requireRuleScopes(stores, aCaller({ frameId: frame, scopes }), rule));
  return { start, check };
}

const lacking = (required_scope: string) => ({ code: 'forbidden', details: { extra: { required_scope } } });

describe('the author of a rule', () => {
  const own = ['funnels:read', 'automations:write'];

  it('needs the scopes of the rule', async () => {
    const { check } = await open();

    await expect(check(['automations:write'])).rejects.toMatchObject(lacking('funnels:read'));
    await expect(check(['funnels:read'])).rejects.toMatchObject(lacking('automations:write'));
    await expect(check(['projects:read'], aRule())).rejects.toMatchObject(lacking('projects:write'));
    await expect(check(['projects:read', 'projects:write'], aRule())).resolves.toBeUndefined();
  });

  it('needs the scopes of the tools of an agent that the rule starts', async () => {
    const { check } = await open();

    await expect(check(own)).rejects.toMatchObject(lacking('forms:read'));
    await expect(check([...own, 'forms:read'])).rejects.toMatchObject(lacking('funnels:write'));
    await expect(check([...own, 'forms:read', 'funnels:write'])).resolves.toBeUndefined();
  });

  it('needs no scopes of agents that do not exist in the frame', async () => {
    const { start, check } = await open();

    await expect(check(own, start(newId()))).resolves.toBeUndefined();
    await expect(check(own, undefined, newId())).resolves.toBeUndefined();
  });
});
