import { newId } from '@trackway/runtime';
import type { Execution } from './execution';
import type { ExecutionStore, ModelCallLedger } from './execution-store';
import { LeaseLostError } from './lease-lost-error';

interface Stores {
  readonly executions: Pick<ExecutionStore, 'insert' | 'find' | 'lock' | 'lockForWorker' | 'recordProgress'>;
  readonly modelCalls: ModelCallLedger;
}

export interface TestedExecutionStores {
  /** An agent with version 1 in the frame. */
  readonly frameId: string;
  readonly agentId: string;
  run<T>(work: (stores: Stores) => Promise<T>): Promise<T>;
  /** Leases the partition of an execution. Returns the worker. */
  lease(executionId: string): Promise<string>;
  /** Ends the lease, as time does. */
  expireLease(executionId: string): Promise<void>;
}

/** Of an `integer` of PostgreSQL. */
const MAX_INTEGER = 2_147_483_647;

const at = new Date('2026-05-04T09:30:00Z');
const later = new Date('2026-05-04T09:30:02Z');

/** The behaviour of the stores of executions and model calls, and of their transactions. */
export function describeExecutionStores(name: string, open: () => Promise<TestedExecutionStores>): void {
  describe(`executions and model calls: ${name}`, () => {
    let tested: TestedExecutionStores;
    let execution: Execution;

    beforeEach(async () => {
      tested = await open();
      const { agentId } = tested;
      const origin = { trigger: 'user', startedBy: { id: newId(), name: null }, startKey: null, projectId: null };
      const cause = { correlationId: newId(), causationId: null, depth: 0 };
      const progress = { messages: [], steps: [], waiting: [], output: null, error: null, attempt: 1 };
      const times = { startedAt: null, completedAt: null, createdAt: at };
      const identity = { id: newId(), agentId, agentVersion: 1, status: 'pending', input: 'Do it.' } as const;
      execution = { ...identity, ...origin, ...cause, ...progress, ...times };
      await tested.run(({ executions }) => executions.insert(tested.frameId, execution));
    });

    const planned = (id = newId()) => {
      const model = { provider: 'fake', model: 'fake', calledAt: at, maxOutputTokens: 10 };
      return { id, executionId: execution.id, agentId: tested.agentId, ...model };
    };

    it('append messages and steps, and keep the time of the start', async () => {
      const { frameId } = tested;
      const step = { kind: 'message', name: null, arguments: null, result: 'Hi', durationMs: 5 } as const;
      const call = { id: 'c', name: 'tool', arguments: '{}' };
      const messages = [{ role: 'assistant', content: 'Hi', toolCalls: [] }] as const;
      await tested.run(async ({ executions }) => {
        await executions.recordProgress(frameId, execution.id, { status: 'running', messages, waiting: [call], at });
        await executions.recordProgress(frameId, execution.id, {
          status: 'running',
          steps: [step],
          attempt: 2,
          at: later,
        });
      });

      const running = await tested.run(({ executions }) => executions.find(frameId, execution.id));
      await tested.run(({ executions }) =>
        executions.recordProgress(frameId, execution.id, { status: 'failed', error: 'No.', at: later }),
      );

      const recorded = { messages, steps: [step], startedAt: at, attempt: 2 };
      expect(running).toMatchObject({ ...recorded, status: 'running', waiting: [call], completedAt: null });
      const failed = await tested.run(({ executions }) => executions.find(frameId, execution.id));
      expect(failed).toMatchObject({ ...recorded, status: 'failed', waiting: [], error: 'No.', completedAt: later });
    });

    it('lock an execution only for the worker that holds its lease', async () => {
      const { frameId } = tested;
      const workerId = await tested.lease(execution.id);
      const lockFor = (worker: string) =>
        tested.run(({ executions }) => executions.lockForWorker(frameId, execution.id, worker));

      await expect(lockFor(newId())).rejects.toThrow(LeaseLostError);
      expect(await lockFor(workerId)).toMatchObject({ id: execution.id });
    });

    it('keep the lease until a transaction that requires it has ended', async () => {
      const { frameId } = tested;
      const workerId = await tested.lease(execution.id);
      await tested.expireLease(execution.id);
      const order: string[] = [];

      const leased = await tested.run(async ({ executions }) => {
        await executions.lockForWorker(frameId, execution.id, workerId);
        const next = tested.lease(execution.id).then(() => order.push('leased'));
        await executions.find(frameId, execution.id);
        order.push('stored');
        return { next };
      });
      await leased.next;

      expect(order).toEqual(['stored', 'leased']);
    });

    it('count reservations until the calls are settled, and their usage afterwards', async () => {
      const { frameId, agentId } = tested;
      const [call, failed] = [planned(), planned()];
      await tested.run(({ modelCalls }) => modelCalls.plan(frameId, call, { tokens: 30, cost: 0 }));
      const read = () =>
        tested.run(async ({ modelCalls }) => ({
          open: await modelCalls.open(frameId, execution.id),
          reserved: await modelCalls.reservedSince(frameId, at, agentId),
          late: await modelCalls.reservedSince(frameId, later),
          other: await modelCalls.usageSince(frameId, at, newId()),
          used: await modelCalls.usageSince(frameId, at, agentId),
          ofExecution: await modelCalls.usageOf(frameId, execution.id),
        }));
      const none = { inputTokens: 0, outputTokens: 0 };

      expect(await read()).toMatchObject({ open: call, reserved: { tokens: 30 }, late: { tokens: 0 }, used: none });

      const price = undefined;
      await tested.run(async ({ modelCalls }) => {
        await modelCalls.settle(frameId, call.id, {
          status: 'succeeded',
          inputTokens: MAX_INTEGER,
          outputTokens: 9,
          price,
          at: later,
        });
        await modelCalls.plan(frameId, failed, { tokens: 5, cost: 0 });
        await modelCalls.settle(frameId, failed.id, {
          status: 'failed',
          inputTokens: 7,
          outputTokens: 0,
          price,
          error: 'No.',
          at: later,
        });
      });

      const used = {
        inputTokens: MAX_INTEGER + 7,
        outputTokens: 9,
        knownCost: expect.stringMatching(/^0/),
        failedSeconds: 2,
      };
      expect(await read()).toMatchObject({ reserved: { tokens: 0 }, used, ofExecution: used, other: none });
      expect((await read()).open).toBeUndefined();
    });

    it('serialize transactions that lock the budgets of the frame', async () => {
      const { frameId } = tested;
      const reserve = () =>
        tested.run(async ({ modelCalls }) => {
          await modelCalls.lockBudgets(frameId);
          const { tokens } = await modelCalls.reservedSince(frameId, at);
          if (tokens === 0) await modelCalls.plan(frameId, planned(), { tokens: 10, cost: 0 });
        });

      await Promise.all([reserve(), reserve(), reserve()]);

      const reserved = await tested.run(({ modelCalls }) => modelCalls.reservedSince(frameId, at));
      expect(reserved.tokens).toBe(10);
    });
  });
}
