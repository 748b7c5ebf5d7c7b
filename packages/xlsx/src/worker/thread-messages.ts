import type { WorkbookErrorCode } from '../model/workbook-error';
import { WorkbookError } from '../model/workbook-error';
import type { RowsOptions } from '../model/workbook-reader';

/** Calls to the thread, which responds in order. `nextBatch` returns undefined after the last batch. */
export type ThreadCall =
  | { readonly name: 'open' }
  | { readonly name: 'heading' }
  | { readonly name: 'estimateRows' }
  | { readonly name: 'startRows'; readonly options: RowsOptions }
  | { readonly name: 'nextBatch' };

export interface ThreadRequest {
  readonly id: number;
  readonly call: ThreadCall;
}

export type ThreadResponse =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly failure: ThreadFailure };

export interface ThreadFailure {
  readonly code: WorkbookErrorCode;
  readonly message: string;
  readonly part: string | undefined;
  readonly row: number | undefined;
}

/** Errors lose their class between threads, so they are sent as plain objects. */
export function failureOf(error: unknown): ThreadFailure {
  if (error instanceof WorkbookError) {
    const { code, message, part, row } = error;
    return { code, message, part, row };
  }
  const why = error instanceof Error ? error.message : String(error);
  return { code: 'reader_failed', message: `Reading the workbook failed: ${why}`, part: undefined, row: undefined };
}

export function errorOf({ code, message, part, row }: ThreadFailure): WorkbookError {
  return new WorkbookError(code, message, { part, row });
}
