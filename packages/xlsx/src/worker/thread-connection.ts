import { Worker, type WorkerOptions } from 'node:worker_threads';
import { WorkbookError } from '../model/workbook-error';
import { errorOf, type ThreadAnswer, type ThreadCall, type ThreadRequest } from './thread-messages';

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: WorkbookError) => void;
  readonly deadline: NodeJS.Timeout;
}

/** Asks a thread and waits for its answers, each until a deadline. Whatever goes wrong ends the thread for good. */
export class ThreadConnection {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;
  private ended: WorkbookError | undefined;

  constructor(
    file: string,
    options: WorkerOptions,
    private readonly deadlineMs: number,
  ) {
    this.worker = new Worker(file, options);
    this.worker.on('message', (answer: ThreadAnswer) => this.settle(answer));
    this.worker.on('error', (error) => this.fail(asWorkbookError(error)));
    this.worker.on('exit', () =>
      this.fail(new WorkbookError('reader_failed', 'Reading the workbook ended unexpectedly.')),
    );
  }

  ask(call: ThreadCall): Promise<unknown> {
    if (this.ended !== undefined) return Promise.reject(this.ended);
    const request: ThreadRequest = { id: ++this.lastId, call };
    return new Promise((resolve, reject) => {
      const deadline = setTimeout(() => this.giveUpOn(request.id), this.deadlineMs);
      this.waiting.set(request.id, { resolve, reject, deadline });
      this.worker.postMessage(request);
    });
  }

  /** Ends the thread; whoever still waits gets the error. */
  fail(error: WorkbookError): void {
    this.ended ??= error;
    for (const { reject, deadline } of this.waiting.values()) {
      clearTimeout(deadline);
      reject(this.ended);
    }
    this.waiting.clear();
    void this.worker.terminate();
  }

  async close(): Promise<void> {
    this.fail(new WorkbookError('cancelled', 'The workbook was closed while it was being read.'));
    await this.worker.terminate();
  }

  /** Where this thread itself stood still meanwhile, the answer may be there and has not been looked at yet. */
  private giveUpOn(id: number): void {
    setImmediate(() => {
      if (this.waiting.has(id)) this.fail(tooSlow(this.deadlineMs));
    });
  }

  private settle(answer: ThreadAnswer): void {
    const waiting = this.waiting.get(answer.id);
    if (waiting === undefined) return;
    this.waiting.delete(answer.id);
    clearTimeout(waiting.deadline);
    if ('failure' in answer) waiting.reject(errorOf(answer.failure));
    else waiting.resolve(answer.value);
  }
}

function tooSlow(deadlineMs: number): WorkbookError {
  const seconds = Math.round(deadlineMs / 1_000);
  return new WorkbookError(
    'timed_out',
    `Reading on in the workbook took longer than ${seconds} s. Save it again, or split it.`,
  );
}

function asWorkbookError(error: unknown): WorkbookError {
  if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') {
    const message = 'Reading the workbook takes more memory than it may. Split it into smaller ones.';
    return new WorkbookError('too_large', message, {}, { cause: error });
  }
  return new WorkbookError('reader_failed', 'Reading the workbook failed.', {}, { cause: error });
}
