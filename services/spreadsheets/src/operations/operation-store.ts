import type { Page } from '@trackway/application';
import { exportTypes } from '@trackway/contracts';
import type { OutgoingEvent } from '@trackway/messaging';
import type { Operation } from './operation';
import type { StartKey } from './start-key';

/** Fields by which the listing can be filtered, with their values. */
export const operationFields = {
  action: ['import', 'export'],
  type: exportTypes,
  status: ['pending', 'processing', 'completed', 'failed'],
} as const;

/** Matches operations that have one of the values in each field that is present. */
export type OperationFilter = Partial<Readonly<Record<keyof typeof operationFields, readonly string[]>>>;

/** Column key of row errors that name rows which a rollback did not change. */
export const ROLLBACK_COLUMN = 'rollback';

export interface RowError {
  readonly id: number;
  readonly row: number;
  readonly column: string;
  readonly code: string;
  readonly message: string;
  readonly value: string;
}

/** A position in the list of row errors. */
export type RowErrorPosition = Pick<RowError, 'row' | 'id'>;

/** The event that is stored together with the change of an operation. */
export type EventOf = (operation: Operation) => OutgoingEvent;

export interface OperationStore {
  /**
   * Stores the operation, the event that wakes the job runners, and `events` in one transaction. Returns the operation that
   * the same key has started before instead, unless the key has expired.
   */
  insert(operation: Operation, startKey: StartKey | null, ...events: readonly OutgoingEvent[]): Promise<Operation>;
  /** Publishes events about operations of the frame without changing an operation. */
  publish(frameId: string, ...events: readonly OutgoingEvent[]): Promise<void>;
  find(frameId: string, id: string): Promise<Operation | undefined>;
  /** Operations that match all filters, newest first. */
  page(
    frameId: string,
    filters: readonly OperationFilter[],
    page: Page,
  ): Promise<{ operations: readonly Operation[]; total: number }>;
  /** In the order of the sheet. */
  errors(frameId: string, id: string, page: Page): Promise<{ errors: readonly RowError[]; total: number }>;
  /** The next row errors after a position, in the order of the sheet, without those of a rollback. Empty at the end. */
  errorsAfter(frameId: string, id: string, after: RowErrorPosition): Promise<readonly RowError[]>;
  /**
   * Requests cancellation. A pending operation ends at once, but a worker ends an import that was interrupted, because
   * rows may be applied that are not counted yet. Undefined if the operation has ended.
   */
  requestCancel(frameId: string, id: string, at: Date, eventOf: EventOf): Promise<Operation | undefined>;
  /** Sets a failed operation to pending, so that it resumes. Undefined if it is not failed or its file has expired. */
  retry(frameId: string, id: string, at: Date, eventOf: EventOf): Promise<Operation | undefined>;
}
