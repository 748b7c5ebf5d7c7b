import type { Page } from '@trackway/application';
import { fakePage } from '@trackway/simulation';
import type { FakeTransactionOperations } from '../../shared/fake-transactions';
import { type Execution, isFinished } from './execution';
import type { ExecutionFilter, ExecutionProgress, ExecutionRecord, ExecutionStore } from './execution-store';
import { type FakeRelatedRows, matchingExecutions, NOTHING_RELATED, recordOf } from './fake-execution-records';
import type { FakeExecutionTables } from './fake-execution-tables';
import { LeaseLostError } from './lease-lost-error';

/** Executions of one frame in memory, in one transaction. */
export class FakeExecutionStore implements ExecutionStore {
  constructor(
    private readonly tables: FakeExecutionTables,
    private readonly transaction: FakeTransactionOperations,
    private readonly related: FakeRelatedRows = NOTHING_RELATED,
  ) {}

  async insert(frameId: string, execution: Execution): Promise<boolean> {
    const { startKey } = execution;
    if (startKey !== null && (await this.findByStartKey(frameId, startKey))) return false;
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

  findByStartKey(_frameId: string, key: string): Promise<Execution | undefined> {
    return this.transaction.read(() => [...this.tables.executions.values()].find(({ startKey }) => startKey === key));
  }

  enqueue(frameId: string, id: string): Promise<void> {
    return this.transaction.write(() => this.tables.queue.add(frameId, id));
  }

  record(_frameId: string, id: string): Promise<ExecutionRecord | undefined> {
    return this.transaction.read(() => {
      const execution = this.tables.executions.get(id);
      return execution && recordOf(execution, this.tables, this.related);
    });
  }

  page(_frameId: string, filter: ExecutionFilter, page: Page) {
    return this.transaction.read(() => {
      const found = matchingExecutions(this.tables, filter).map((one) => recordOf(one, this.tables, this.related));
      const { items: executions, total } = fakePage(found, page);
      return { executions, total };
    });
  }

  count(): Promise<{ total: number; newest: number | undefined }> {
    return this.transaction.read(() => {
      const total = this.tables.executions.size;
      return { total, newest: total || undefined };
    });
  }

  before(_frameId: string, position: number, limit: number) {
    return this.transaction.read(() => {
      const all = [...this.tables.executions.values()].map((execution, index) => ({ execution, position: index + 1 }));
      const found = all
        .filter((one) => one.position < position)
        .toReversed()
        .slice(0, limit);
      const rows = found.map(({ execution }) => recordOf(execution, this.tables, this.related));
      return { rows, next: found.at(-1)?.position ?? 0 };
    });
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
