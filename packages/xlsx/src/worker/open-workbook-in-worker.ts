import { join } from 'node:path';
import { WorkbookError } from '../model/workbook-error';
import type { SheetInfo, WorkbookReader } from '../model/workbook-reader';
import type { OpenWorkbookOptions } from '../reader/open-workbook';
import { ThreadConnection } from './thread-connection';
import type { ThreadData } from './workbook-thread';
import { WorkerWorkbookReader } from './worker-workbook-reader';

export interface OpenInWorkerOptions extends OpenWorkbookOptions {
  /** How long the thread may take for an answer, such as the next batch. What the caller takes itself doesn't count. */
  readonly deadlineMs?: number;
  /** What the thread runs, where it isn't the compiled file beside this one. */
  readonly thread?: { readonly file: string; readonly execArgv?: string[] };
}

const defaultDeadlineMs = 60_000;
/** JavaScript objects only: the bytes that are read lie outside of the heap and are bounded by `WorkbookLimits`. */
export const threadLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8, stackSizeMb: 4 };

/** Opens a workbook in a thread of its own, which a hostile one can neither block nor bring down the process from. */
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
    const opened = (await connection.ask({ name: 'open' })) as { sheets: readonly SheetInfo[]; sheet: SheetInfo };
    return new WorkerWorkbookReader(connection, opened.sheets, opened.sheet, () =>
      signal?.removeEventListener('abort', abort),
    );
  } catch (error) {
    signal?.removeEventListener('abort', abort);
    await connection.close();
    throw error;
  }
}

function cancelled(): WorkbookError {
  return new WorkbookError('cancelled', 'Reading the workbook was cancelled.');
}
