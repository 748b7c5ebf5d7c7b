import { FakeLocks, type FakeTransaction } from '../../shared/fake-transactions';
import { FakeKeyedQueueTable } from '../../shared/queues/fake-keyed-queue';
import type { Reservation } from './budget';
import { type Execution, isFinished, type Usage } from './execution';
import type { ExecutionProgress, ExecutionStore, ModelCallLedger, PlannedCall, SettledCall } from './execution-store';
import { LeaseLostError } from './lease-lost-error';

type Call = PlannedCall & { readonly reservation: Reservation; settled: SettledCall | undefined };

/** The rows of all processes. */
export class FakeExecutionTables {
  readonly executions = new Map<string, Execution>();
  readonly calls = new Map<string, Call>();

  /** Rows of the queue are locked by their id. */
  readonly queue: FakeKeyedQueueTable;

  constructor(readonly locks = new FakeLocks()) {
    this.queue = new FakeKeyedQueueTable(locks);
  }
}

/** Executions in memory, in one transaction. */
export class FakeExecutionStore
  implements Pick<ExecutionStore, 'insert' | 'find' | 'lock' | 'lockForWorker' | 'recordProgress'>
{
  constructor(
    private readonly tables: FakeExecutionTables,
    private readonly transaction: FakeTransaction,
  ) {}

  async insert(frameId: string, execution: Execution): Promise<boolean> {
    await this.transaction.write(() => {
      this.tables.executions.set(execution.id, execution);
      this.tables.queue.add(frameId, execution.id);
    });
    return true;
  }

  find(_frameId: string, id: string): Promise<Execution | undefined> {
    return this.transaction.read(() => this.tables.executions.get(id));
  }

  async lock(frameId: string, id: string): Promise<Execution | undefined> {
    await this.transaction.lock(`execution ${id}`);
    return this.find(frameId, id);
  }

  async lockForWorker(frameId: string, id: string, workerId: string): Promise<Execution | undefined> {
    const execution = await this.lock(frameId, id);
    await this.transaction.lock(id);
    if (!(await this.transaction.read(() => this.tables.queue.isHeldBy(id, workerId)))) throw new LeaseLostError();
    return execution;
  }

  async recordProgress(_frameId: string, id: string, progress: ExecutionProgress): Promise<void> {
    await this.transaction.write(() => {
      const execution = this.tables.executions.get(id);
      if (execution) this.tables.executions.set(id, progressed(execution, progress));
    });
  }
}

function progressed(execution: Execution, progress: ExecutionProgress): Execution {
  const { status, messages = [], steps = [], waiting, output, error = null, attempt, at } = progress;
  const isOver = isFinished({ status });
  return {
    ...execution,
    status,
    messages: [...execution.messages, ...messages],
    steps: [...execution.steps, ...steps],
    waiting: isOver ? [] : (waiting ?? execution.waiting),
    output: output ?? execution.output,
    error,
    attempt: attempt ?? execution.attempt,
    startedAt: execution.startedAt ?? at,
    completedAt: isOver ? at : null,
  };
}

/** A ledger in memory, in one transaction. */
export class FakeModelCallLedger implements ModelCallLedger {
  constructor(
    private readonly tables: FakeExecutionTables,
    private readonly transaction: FakeTransaction,
  ) {}

  open(_frameId: string, executionId: string): Promise<PlannedCall | undefined> {
    return this.transaction.read(() => {
      const call = [...this.tables.calls.values()].find((one) => one.executionId === executionId && !one.settled);
      if (!call) return undefined;
      const { reservation: _, settled: __, ...planned } = call;
      return planned;
    });
  }

  lockBudgets(frameId: string): Promise<void> {
    return this.transaction.lock(`budgets ${frameId}`);
  }

  plan(_frameId: string, call: PlannedCall, { tokens, cost }: Reservation): Promise<void> {
    return this.transaction.write(() => {
      this.tables.calls.set(call.id, { ...call, reservation: { tokens, cost }, settled: undefined });
    });
  }

  settle(_frameId: string, id: string, settled: SettledCall): Promise<void> {
    return this.transaction.write(() => {
      const call = this.tables.calls.get(id);
      if (call) call.settled = settled;
    });
  }

  usageOf(_frameId: string, executionId: string): Promise<Usage> {
    return this.usage((call) => call.executionId === executionId);
  }

  usageSince(_frameId: string, since: Date, agentId?: string): Promise<Usage> {
    return this.usage((call) => call.calledAt >= since && (agentId === undefined || call.agentId === agentId));
  }

  reservedSince(_frameId: string, since: Date, agentId?: string): Promise<Reservation> {
    return this.transaction.read(() => {
      const open = [...this.tables.calls.values()].filter(
        (call) => !call.settled && call.calledAt >= since && (agentId === undefined || call.agentId === agentId),
      );
      return {
        tokens: sum(open.map((call) => call.reservation.tokens)),
        cost: sum(open.map((call) => call.reservation.cost)),
      };
    });
  }

  /** Without prices. */
  private usage(isCounted: (call: Call) => boolean): Promise<Usage> {
    return this.transaction.read(() => {
      const counted = [...this.tables.calls.values()].filter(isCounted);
      const settled = counted.flatMap((call) => (call.settled ? [{ ...call.settled, calledAt: call.calledAt }] : []));
      const failed = settled.filter(({ status }) => status === 'failed');
      return {
        inputTokens: sum(settled.map(({ inputTokens }) => inputTokens)),
        outputTokens: sum(settled.map(({ outputTokens }) => outputTokens)),
        cost: null,
        knownCost: '0',
        currency: null,
        failedSeconds: sum(failed.map(({ at, calledAt }) => (at.getTime() - calledAt.getTime()) / 1_000)),
      };
    });
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
