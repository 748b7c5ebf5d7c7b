import { join } from 'node:path';
import { WorkbookError } from '../model/workbook-error';
import type { WorkbookReader } from '../model/workbook-reader';
import type { OpenWorkbookOptions } from '../reader/open-workbook';
import { ThreadConnection } from './thread-connection';
import type { ThreadData } from './workbook-thread';
import { WorkerWorkbookReader } from './worker-workbook-reader';

export interface OpenInWorkerOptions extends OpenWorkbookOptions {
  /** Deadline of the thread for each response, such as the next batch. The time of the caller does not count. */
  readonly deadlineMs?: number;
  /** Replaces the compiled thread file in tests. */
  readonly thread?: { readonly file: string; readonly execArgv?: string[] };
}

const defaultDeadlineMs = 60_000;
/** For JavaScript objects. The bytes of the workbook are outside of the heap and limited by `WorkbookLimits`. */
export const threadLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8, stackSizeMb: 4 };

/** Opens a workbook in a worker thread, so that a hostile file can neither block nor terminate the process. */
export async function openWorkbookInWorker(path: string, options: OpenInWorkerOptions = {}): Promise<WorkbookReader> {
  const { signal, deadlineMs = defaultDeadlineMs, thread, ...rest } = options;
  if (signal?.aborted) throw cancelled();
  const workerData: ThreadData = { path, options: rest };
  const file = thread?.file ?? join(__dirname, 'workbook-thread.js');
  const connection = new ThreadConnection(
    file,
    { workerData, resourceLimits: threadLimits, execArgv: thread?.execArgv ?? [] },
    deadlineMs,
  );
  const abort = () => connection.fail(cancelled());
  signal?.addEventListener('abort', abort, { once: true });
  try {
    const opened = (await connection.call({ name: 'open' })) as Pick<WorkbookReader, 'sheets' | 'sheet' | 'text'>;
    const { sheets, sheet, text } = opened;
    return new WorkerWorkbookReader(connection, sheets, sheet, text, () => signal?.removeEventListener('abort', abort));
  } catch (error) {
    signal?.removeEventListener('abort', abort);
    await connection.close();
    throw error;
  }
}

function cancelled(): WorkbookError {
  return new WorkbookError('cancelled', 'Reading the workbook was cancelled.');
}
