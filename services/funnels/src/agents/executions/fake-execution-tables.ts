import { FakeLocks } from '../../shared/fake-transactions';
import { FakeKeyedQueueTable } from '../../shared/queues/fake-keyed-queue';
import type { Reservation } from './budget';
import type { Execution } from './execution';
import type { PlannedCall, SettledCall } from './execution-store';

export type FakeCall = PlannedCall & { readonly reservation: Reservation; settled: SettledCall | undefined };

/** The rows of all processes. */
export class FakeExecutionTables {
  readonly executions = new Map<string, Execution>();
  readonly calls = new Map<string, FakeCall>();

  /** Rows of the queue are locked by their id. */
  readonly queue: FakeKeyedQueueTable;

  snapshot(): () => void {
    const maps = [this.executions, this.calls, this.queue.rows] as Map<string, unknown>[];
    const before = maps.map((map) => new Map(map));
    return () => {
      for (const [index, map] of maps.entries()) {
        map.clear();
        for (const [key, row] of before[index] ?? []) map.set(key, row);
      }
    };
  }

  constructor(readonly locks = new FakeLocks()) {
    this.queue = new FakeKeyedQueueTable(locks);
  }
}
