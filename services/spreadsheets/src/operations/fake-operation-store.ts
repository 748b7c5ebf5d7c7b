import type { Page } from '@trackway/application';
import { operationQueued } from '@trackway/contracts';
import { makeEvent, type OutgoingEvent, outgoing } from '@trackway/messaging';
import type { Operation } from './operation';
import {
  type EventOf,
  type OperationFilter,
  type OperationStore,
  ROLLBACK_COLUMN,
  type RowError,
  type RowErrorPosition,
} from './operation-store';
import type { StartKey } from './start-key';

/** Operations, row errors and events in memory. */
export class FakeOperationStore implements OperationStore {
  readonly events: OutgoingEvent[] = [];
  private readonly operations = new Map<string, Operation>();
  private readonly errorsOf = new Map<string, RowError[]>();
  private readonly started = new Map<string, Operation>();

  async insert(operation: Operation, startKey: StartKey | null, ...events: readonly OutgoingEvent[]) {
    const key = startKey && `${operation.frameId}/${startKey.value}`;
    const known = key && this.started.get(key);
    if (known && !isExpired(known, startKey, operation.createdAt)) return this.operations.get(known.id) ?? known;
    if (key) this.started.set(key, operation);
    this.operations.set(operation.id, operation);
    this.events.push(queued(operation), ...events);
    return operation;
  }

  async publish(_frameId: string, ...events: readonly OutgoingEvent[]): Promise<void> {
    this.events.push(...events);
  }

  async find(frameId: string, id: string): Promise<Operation | undefined> {
    const operation = this.operations.get(id);
    return operation?.frameId === frameId ? operation : undefined;
  }

  async page(frameId: string, filters: readonly OperationFilter[], { page, perPage }: Page) {
    const found = [...this.operations.values()]
      .filter((operation) => operation.frameId === frameId && filters.every((filter) => matches(operation, filter)))
      .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime() || (other.id > one.id ? 1 : -1));
    return { operations: found.slice((page - 1) * perPage, page * perPage), total: found.length };
  }

  async errors(frameId: string, id: string, { page, perPage }: Page) {
    const errors = this.errorsIn(frameId, id);
    return { errors: errors.slice((page - 1) * perPage, page * perPage), total: errors.length };
  }

  async errorsAfter(frameId: string, id: string, after: RowErrorPosition): Promise<readonly RowError[]> {
    return this.errorsIn(frameId, id).filter(
      (error) => error.column !== ROLLBACK_COLUMN && (error.row - after.row || error.id - after.id) > 0,
    );
  }

  async requestCancel(frameId: string, id: string, at: Date, eventOf: EventOf): Promise<Operation | undefined> {
    return this.change(frameId, id, eventOf, (operation) => {
      const requested = { cancelRequested: true, updatedAt: at };
      const { status, action, attempts } = operation;
      if (status === 'processing' || (status === 'pending' && action === 'import' && attempts > 0)) return requested;
      if (status !== 'pending') return undefined;
      const failure = { code: 'cancelled', message: 'The operation was cancelled.' };
      const metadata = { ...operation.metadata, cancelled: true, failure };
      return { ...requested, status: 'failed', completedAt: at, metadata };
    });
  }

  async retry(frameId: string, id: string, at: Date, eventOf: EventOf): Promise<Operation | undefined> {
    const retried = this.change(frameId, id, eventOf, ({ status, expiresAt, metadata }) => {
      if (status !== 'failed' || expiresAt <= at) return undefined;
      const { failure: _failure, cancelled: _cancelled, ...others } = metadata;
      return { status: 'pending', cancelRequested: false, completedAt: null, metadata: others, updatedAt: at };
    });
    if (retried) this.events.push(queued(retried));
    return retried;
  }

  /** Changes an operation as a job runner does. */
  put(operation: Operation, errors: readonly Omit<RowError, 'id'>[] = []): void {
    this.operations.set(operation.id, operation);
    this.errorsOf.set(
      operation.id,
      errors.map((error, index) => ({ ...error, id: index + 1 })),
    );
  }

  private change(
    frameId: string,
    id: string,
    eventOf: EventOf,
    changesOf: (operation: Operation) => Partial<Omit<Operation, 'action' | 'type' | 'options'>> | undefined,
  ): Operation | undefined {
    const operation = this.operations.get(id);
    const changes = operation?.frameId === frameId ? changesOf(operation) : undefined;
    if (!operation || !changes) return undefined;
    const changed = { ...operation, ...changes };
    this.operations.set(id, changed);
    this.events.push(eventOf(changed));
    return changed;
  }

  private errorsIn(frameId: string, id: string): readonly RowError[] {
    if (this.operations.get(id)?.frameId !== frameId) return [];
    return (this.errorsOf.get(id) ?? []).toSorted((one, other) => one.row - other.row || one.id - other.id);
  }
}

function queued({ id, frameId }: Operation): OutgoingEvent {
  const data = { operation_id: id };
  return outgoing(operationQueued, makeEvent(operationQueued, { source: 'spreadsheets', frameId, key: id, data }));
}

function isExpired({ createdAt }: Operation, { lifetimeMs }: StartKey, now: Date): boolean {
  return lifetimeMs !== null && createdAt.getTime() <= now.getTime() - lifetimeMs;
}

function matches(operation: Operation, filter: OperationFilter): boolean {
  const { action, type, status } = filter;
  return (
    (action?.includes(operation.action) ?? true) &&
    (type?.includes(operation.type) ?? true) &&
    (status?.includes(operation.status) ?? true)
  );
}
