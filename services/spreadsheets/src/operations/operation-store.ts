import type { Page } from '@trackway/application';
import type { OutgoingEvent } from '@trackway/messaging';
import type { Operation } from './operation';
import type { OperationFilter } from './operation-filter';
import type { StartKey } from './start-key';

export interface RowError {
  readonly id: number;
  readonly row: number;
  readonly column: string;
  readonly code: string;
  readonly message: string;
  readonly value: string;
}

/** What callers do with operations. */
export interface OperationStore {
  /** Stores the operation, its wake-up and `lines` together, or returns the one that the same key has started before, unless the key has expired. */
  insert(operation: Operation, startKey: StartKey | null, ...lines: readonly OutgoingEvent[]): Promise<Operation>;
  /** Announces what happened to operations of the frame without changing them. */
  tell(frameId: string, ...lines: readonly OutgoingEvent[]): Promise<void>;
  find(frameId: string, id: string): Promise<Operation | undefined>;
  /** Those that pass all filters, newest first. */
  page(
    frameId: string,
    filters: readonly OperationFilter[],
    page: Page,
  ): Promise<{ operations: readonly Operation[]; total: number }>;
  /** In the order of the sheet. */
  errors(frameId: string, id: string, page: Page): Promise<{ errors: readonly RowError[]; total: number }>;
  /** The next faults of rows behind the one given, in the order of the sheet; none at the end. */
  faultsAfter(
    frameId: string,
    id: string,
    after: { readonly row: number; readonly id: number },
  ): Promise<readonly RowError[]>;
  /** Asks who works on it to stop; a pending one ends at once. Undefined where it has ended already. */
  requestCancel(frameId: string, id: string, at: Date): Promise<Operation | undefined>;
  /** Puts a failed operation back to pending, to go on where it was. Undefined where it is not failed. */
  retry(frameId: string, id: string, at: Date): Promise<Operation | undefined>;
}
