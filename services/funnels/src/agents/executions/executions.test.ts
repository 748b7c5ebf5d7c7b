import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { z } from 'zod';
import { makeEnsureProject } from '../../board/projects/ensure-project';
import { anAgent } from '../fake-agent-samples';
import { FakeAgentUnitOfWork } from '../fake-agent-stores';
import { defineTool } from '../tools/tool';
import { makeApproveExecution, makeCancelExecution, makeRejectExecution } from './decide-execution';
import type { ExecutionProgress } from './execution-store';
import { makeListExecutions, makeReadExecution } from './read-executions';
import { makeCheckStart, makeStartExecution } from './start-execution';
import { makeStreamExecutions } from './stream-executions';

const NOW = new Date('2026-05-04T12:00:00Z');
const notFound = { code: 'ai_agent_execution_model_not_found' };
const call = { id: 'call', name: 'set_field', arguments: '{}' };
const tool = defineTool({
  ...{ name: 'set_field', description: '', scope: 'projects:write', writes: true },
  parameters: z.object({}),
  use: async () => ({}),
});

async function open() {
  const unitOfWork = new FakeAgentUnitOfWork();
  const caller = aCaller();
  const { frameId } = caller;
  const agent = anAgent({ tools: ['set_field'] });
  await unitOfWork.agents.insert(frameId, agent);
  const ensureProject = makeEnsureProject({ unitOfWork, fetchProject: async () => undefined });
  const deps = { unitOfWork, ensureProject, toolbox: new Map([[tool.name, tool]]), newId, clock: () => NOW };
  const start = makeStartExecution(deps);
  const { executions } = unitOfWork.of(frameId);
  const record = (id: string, progress: Omit<ExecutionProgress, 'at'>) =>
    unitOfWork.run(frameId, (stores) => stores.executions.recordProgress(frameId, id, { ...progress, at: NOW }));
  /** An execution that waits for the approval of a tool call. */
  const startWaiting = async () => {
    const { id } = await start(caller, { agentId: agent.id, input: 'Do it.' });
    await record(id, { status: 'awaiting_approval', waiting: [call] });
    unitOfWork.board.takeActions();
    executions.queue.rows.clear();
    return id;
  };
  const limited = aCaller({ frameId, scopes: ['automations:write'] });
  return {
    ...{ caller, limited, agent, executions, board: unitOfWork.board, unitOfWork, start, startWaiting, record },
    approve: makeApproveExecution(deps),
    reject: makeRejectExecution(deps),
    cancel: makeCancelExecution(deps),
    check: makeCheckStart(deps),
    read: makeReadExecution(deps),
    list: makeListExecutions(deps),
    stream: makeStreamExecutions(deps),
  };
}

describe('the start of an agent', () => {
  it('adds an execution to the queue, with the instructions as first message', async () => {
    const { caller, agent, board, executions, start } = await open();
    const execution = await start(caller, { agentId: agent.id, input: 'Do it.' });

    expect(execution).toMatchObject({
      status: 'pending',
      agentVersion: 1,
      trigger: 'user',
      startedBy: { id: caller.id },
    });
    expect(execution.messages).toMatchObject([{ role: 'system' }, { role: 'user', content: 'Do it.' }]);
    expect([...executions.queue.rows.keys()]).toEqual([execution.id]);
    expect([board.takeActions(), board.recorded.entries]).toEqual([['ai_agent_execution.started'], [execution.id]]);
  });

  it('is repeated with the same key without another execution', async () => {
    const { caller, agent, executions, start } = await open();
    const command = { agentId: agent.id, input: 'Do it.', key: 'key' };
    const [first, second] = [await start(caller, command), await start(caller, command)];

    expect(second).toEqual(first);
    expect(executions.executions.size).toBe(1);
  });

  it('is rejected without the agent, the project or the scopes of its tools', async () => {
    const { caller, limited, agent, executions, start, check } = await open();
    const command = { agentId: agent.id, input: '' };

    await expect(start(caller, { ...command, agentId: newId() })).rejects.toMatchObject({
      code: 'ai_agent_model_not_found',
    });
    await expect(start(caller, { ...command, projectId: newId() })).rejects.toMatchObject({
      code: 'project_model_not_found',
    });
    await expect(start(limited, command)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(check(limited, agent.id)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(check(aCaller(), agent.id)).rejects.toMatchObject({ code: 'ai_agent_model_not_found' });
    await expect(check(caller, agent.id)).resolves.toBeUndefined();
    expect(executions.executions.size).toBe(0);
  });
});

describe('a tool call that waits for an approval', () => {
  it('continues after the approval', async () => {
    const { caller, board, executions, startWaiting, approve } = await open();
    const id = await startWaiting();
    await approve(caller, id);

    expect(executions.executions.get(id)).toMatchObject({ status: 'running', waiting: [call] });
    expect([...executions.queue.rows.keys()]).toEqual([id]);
    expect(board.takeActions()).toContain('ai_agent_execution.approved');
    await expect(approve(caller, id)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('gets an error as its result after a rejection', async () => {
    const { caller, executions, startWaiting, reject } = await open();
    const id = await startWaiting();
    await reject(caller, id, 'Too late.');

    const result = JSON.stringify({ error: 'A user has rejected this call. Too late.' });
    expect(executions.executions.get(id)).toMatchObject({ status: 'running', waiting: [], steps: [{ result }] });
    expect(executions.executions.get(id)?.messages.at(-1)).toMatchObject({ role: 'tool', content: result });
  });

  it('is decided by users with the scope of the tool, in their tenant', async () => {
    const { caller, limited, executions, startWaiting, approve, reject } = await open();
    const id = await startWaiting();

    await expect(approve(limited, id)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(reject(limited, id, '')).rejects.toMatchObject({ code: 'forbidden' });
    await expect(approve(aCaller(), id)).rejects.toMatchObject(notFound);
    await expect(reject(caller, newId(), '')).rejects.toMatchObject(notFound);
    expect(executions.executions.get(id)).toMatchObject({ status: 'awaiting_approval' });
  });
});

describe('the cancellation of an execution', () => {
  it('ends it once', async () => {
    const { caller, board, executions, startWaiting, cancel } = await open();
    const id = await startWaiting();
    await cancel(caller, id);

    expect(executions.executions.get(id)).toMatchObject({ status: 'cancelled', waiting: [], completedAt: NOW });
    expect(board.takeActions()).toContain('ai_agent_execution.cancelled');
    await expect(cancel(caller, id)).rejects.toMatchObject({ code: 'conflict' });
    await expect(cancel(aCaller(), id)).rejects.toMatchObject(notFound);
  });
});

describe('executions', () => {
  it('are read and listed for their tenant', async () => {
    const { caller, agent, start, read, list } = await open();
    const { id } = await start(caller, { agentId: agent.id, input: '' });
    const page = { page: 1, perPage: 5 };

    expect(await read(caller, id)).toMatchObject({ id, agent: { name: 'Helper' } });
    expect(await list(caller, { statuses: ['pending'] }, page)).toMatchObject({ meta: { total: 1 } });
    expect((await list(aCaller(), {}, page)).executions).toEqual([]);
    await expect(read(aCaller(), id)).rejects.toMatchObject(notFound);
  });

  it.each([1, 2, 0])('are streamed completely in batches of %d, newest first', async (batchRows) => {
    const { caller, agent, start, stream } = await open();
    const ids = [];
    for (const input of ['a', 'b', 'c']) ids.push((await start(caller, { agentId: agent.id, input })).id);
    const batches = await Array.fromAsync(stream(caller, batchRows));

    expect(batches[0]?.total).toBe(3);
    expect(batches.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(ids.toReversed());
    expect((await Array.fromAsync(stream(aCaller(), batchRows))).flatMap(({ rows }) => rows)).toEqual([]);
  });
});
