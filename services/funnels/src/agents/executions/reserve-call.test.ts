import type { ExecutionContext, ExecutionDeps } from './execution-context';
import { reserveCall } from './reserve-call';

const NOW = new Date('2026-05-04T09:30:00Z');
const usage = (tokens: number) => ({
  inputTokens: tokens,
  outputTokens: 0,
  cost: '0',
  knownCost: '0',
  failedSeconds: 0,
});

/** A ledger in which another execution settles its call of 200 tokens after the first read. */
function ledgerWithSettlement() {
  let reads = 0;
  const isSettled = () => {
    reads += 1;
    return reads > 1;
  };
  return {
    open: async () => undefined,
    lockBudgets: async () => undefined,
    plan: async () => undefined,
    usageOf: async () => usage(0),
    usageSince: async () => usage(isSettled() ? 200 : 0),
    reservedSince: async () => ({ tokens: isSettled() ? 0 : 200, cost: 0 }),
  };
}

it('counts a call that is settled while the budgets are read', async () => {
  const modelCalls = ledgerWithSettlement();
  const executions = { lockForWorker: async () => undefined, recordProgress: async () => undefined };
  const deps = {
    unitOfWork: { run: (_frameId: string, work: (stores: object) => unknown) => work({ modelCalls, executions }) },
    providers: new Map(),
    frameLimits: { dailyTokens: 1_000_000 },
    newId: () => 'call',
    clock: () => NOW,
  } as unknown as ExecutionDeps;
  const context = {
    agent: {
      id: 'agent',
      provider: 'fake',
      model: 'fake',
      limits: { max_steps: 10, max_tokens: 10_000, max_seconds: 60, daily_tokens: 200 },
    },
    execution: { id: 'execution', messages: [], steps: [] },
    actor: { frameId: 'frame' },
    workerId: 'worker',
  } as unknown as ExecutionContext;

  const reserve = async () => await reserveCall(deps, context, []);

  await expect(reserve()).rejects.toMatchObject({ code: 'budget_exceeded' });
});
