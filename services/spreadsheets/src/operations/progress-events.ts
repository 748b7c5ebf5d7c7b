import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { Operation } from './operation';
import { type PresentedOperation, presentOperation } from './operation-schemas';

const POLL_MS = 500;
const HEARTBEAT_MS = 15_000;

/**
 * Server-sent events of an operation: `progress` after each change, with `rows_per_second` and `seconds_left`, and finally
 * `completed` or `failed`. The percentage never decreases. If `signal` aborts first, clients reconnect.
 */
export function progressEvents(read: () => Promise<Operation>, signal: AbortSignal): Readable {
  return Readable.from(events(read, signal), { objectMode: false });
}

async function* events(read: () => Promise<Operation>, signal: AbortSignal): AsyncGenerator<string> {
  let last = '';
  let highest = 0;
  let lastSentAt = Date.now();
  yield 'retry: 2000\n\n';
  while (!signal.aborted) {
    const operation = await read();
    const presented = presentOperation(operation);
    highest = Math.max(highest, presented.percentage);
    const data = JSON.stringify({ ...presented, percentage: highest, ...pace(operation, presented) });
    const hasEnded = operation.status === 'completed' || operation.status === 'failed';
    if (data !== last) {
      last = data;
      lastSentAt = Date.now();
      yield `event: ${hasEnded ? operation.status : 'progress'}\ndata: ${data}\n\n`;
    } else if (Date.now() - lastSentAt > HEARTBEAT_MS) {
      lastSentAt = Date.now();
      yield ': heartbeat\n\n';
    }
    if (hasEnded) return;
    await wait(POLL_MS, undefined, { signal }).catch(() => undefined);
  }
}

function pace({ startedAt, updatedAt }: Operation, { processed_rows, total_rows }: PresentedOperation) {
  const seconds = startedAt ? (updatedAt.getTime() - startedAt.getTime()) / 1_000 : 0;
  const rate = seconds > 0 ? processed_rows / seconds : 0;
  const left = rate > 0 ? Math.max(0, Math.ceil((total_rows - processed_rows) / rate)) : null;
  return { rows_per_second: Math.round(rate), seconds_left: left };
}
