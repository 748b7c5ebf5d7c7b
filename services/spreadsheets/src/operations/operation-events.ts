import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { Operation } from './operation';
import { type PresentedOperation, presentOperation } from './operation-schema';

const LOOK_MS = 500;
const HEARTBEAT_MS = 15_000;

/**
 * Server-sent events of an operation until it ends, or until `signal` aborts, whose clients come back: `progress`
 * whenever something has changed, with `rows_per_second` and `seconds_left`, and at last `completed` or `failed`. The
 * percentage never goes back.
 */
export function operationEvents(read: () => Promise<Operation>, signal: AbortSignal): Readable {
  return Readable.from(events(read, signal), { objectMode: false });
}

async function* events(read: () => Promise<Operation>, signal: AbortSignal): AsyncGenerator<string> {
  let last = '';
  let highest = 0;
  let quietSince = Date.now();
  yield 'retry: 2000\n\n';
  while (!signal.aborted) {
    const operation = await read();
    const shown = presentOperation(operation);
    highest = Math.max(highest, shown.percentage);
    const data = JSON.stringify({ ...shown, percentage: highest, ...pace(operation, shown) });
    const ended = operation.status === 'completed' || operation.status === 'failed';
    if (data !== last) {
      last = data;
      quietSince = Date.now();
      yield `event: ${ended ? operation.status : 'progress'}\ndata: ${data}\n\n`;
    } else if (Date.now() - quietSince > HEARTBEAT_MS) {
      quietSince = Date.now();
      yield ': still here\n\n';
    }
    if (ended) return;
    await wait(LOOK_MS, undefined, { signal }).catch(() => undefined);
  }
}

function pace({ startedAt, updatedAt }: Operation, { processed_rows, total_rows }: PresentedOperation) {
  const seconds = startedAt ? (updatedAt.getTime() - startedAt.getTime()) / 1_000 : 0;
  const rate = seconds > 0 ? processed_rows / seconds : 0;
  const left = rate > 0 ? Math.max(0, Math.ceil((total_rows - processed_rows) / rate)) : null;
  return { rows_per_second: Math.round(rate), seconds_left: left };
}
