import { Worker, type WorkerOptions } from 'node:worker_threads';
import { WorkbookError } from '../model/workbook-error';
import { errorOf, type ThreadCall, type ThreadRequest, type ThreadResponse } from './thread-messages';

interface PendingCall {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: WorkbookError) => void;
  readonly deadline: NodeJS.Timeout;
}

/** Calls a thread with a deadline for each response. Any error terminates the thread. */
export class ThreadConnection {
  private readonly worker: Worker;
  private readonly pending = new Map<number, PendingCall>();
  private lastId = 0;
  private ended: WorkbookError | undefined;

  constructor(
    file: string,
    options: WorkerOptions,
    private readonly deadlineMs: number,
  ) {
    this.worker = new Worker(file, options);
    this.worker.on('message', (response: ThreadResponse) => this.settle(response));
    this.worker.on('error', (error) => this.fail(asWorkbookError(error)));
    this.worker.on('exit', () =>
      this.fail(new WorkbookError('reader_failed', 'Reading the workbook ended unexpectedly.')),
    );
  }

  call(call: ThreadCall): Promise<unknown> {
    if (this.ended !== undefined) return Promise.reject(this.ended);
    const request: ThreadRequest = { id: ++this.lastId, call };
    return new Promise((resolve, reject) => {
      const deadline = setTimeout(() => this.onDeadline(request.id), this.deadlineMs);
      this.pending.set(request.id, { resolve, reject, deadline });
      this.worker.postMessage(request);
    });
  }

  /** Terminates the thread and rejects pending calls. */
  fail(error: WorkbookError): void {
    this.ended ??= error;
    for (const { reject, deadline } of this.pending.values()) {
      clearTimeout(deadline);
      reject(this.ended);
    }
    this.pending.clear();
    void this.worker.terminate();
  }

  async close(): Promise<void> {
    this.fail(new WorkbookError('cancelled', 'The workbook was closed while it was being read.'));
    await this.worker.terminate();
  }

  /** If this thread was blocked, a response may have arrived that is not processed yet, so it is processed first. */
  private onDeadline(id: number): void {
    setImmediate(() => {
      if (this.pending.has(id)) this.fail(timedOut(this.deadlineMs));
    });
  }

  private settle(response: ThreadResponse): void {
    const pending = this.pending.get(response.id);
    if (pending === undefined) return;
    this.pending.delete(response.id);
    clearTimeout(pending.deadline);
    if ('failure' in response) pending.reject(errorOf(response.failure));
    else pending.resolve(response.value);
  }
}

function timedOut(deadlineMs: number): WorkbookError {
  const seconds = Math.round(deadlineMs / 1_000);
  return new WorkbookError(
    'timed_out',
    `Reading the workbook took longer than ${seconds} s. Save it again, or split it.`,
  );
}

function asWorkbookError(error: unknown): WorkbookError {
  if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') {
    const message = 'Reading the workbook requires too much memory. Split it into smaller ones.';
    return new WorkbookError('too_large', message, {}, { cause: error });
  }
  return new WorkbookError('reader_failed', 'Reading the workbook failed.', {}, { cause: error });
}
