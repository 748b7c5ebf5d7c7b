import type { FakeTransactionOperations } from '../../shared/fake-transactions';
import type { Reservation } from './budget';
import type { Usage } from './execution';
import type { ModelCallLedger, PlannedCall, SettledCall } from './execution-store';
import type { FakeCall, FakeExecutionTables } from './fake-execution-tables';

/** A ledger in memory, in one transaction. */
export class FakeModelCallLedger implements ModelCallLedger {
  constructor(
    private readonly tables: FakeExecutionTables,
    private readonly transaction: FakeTransactionOperations,
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
  private usage(isCounted: (call: FakeCall) => boolean): Promise<Usage> {
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
