import { missingScope } from '@trackway/errors';
import type { ActionCall } from '../../actions/action-performer';
import { startAgentAction } from './start-agent-action';

const action = { type: 'start_agent', agent_id: 'a' } as const;
const call = { caller: { scopes: ['automations:write'] } } as unknown as ActionCall;

it('previewing the action fails if the owner of the rule lacks a scope of the agent', async () => {
  const checkStart = () => Promise.reject(missingScope('projects:write'));

  const preview = startAgentAction({ startExecution: jest.fn(), checkStart }).preview(action, call);

  await expect(preview).rejects.toMatchObject({ code: 'forbidden' });
});

it('previewing the action succeeds if the owner holds the scopes of the agent', async () => {
  const checkStart = async () => undefined;

  const preview = startAgentAction({ startExecution: jest.fn(), checkStart }).preview(action, call);

  await expect(preview).resolves.toMatchObject({ possible: true });
});
