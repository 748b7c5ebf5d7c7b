import { setTimeout as wait } from 'node:timers/promises';
import type { Body } from '../history/operation';
import { missingDeliveries } from './background-work';
import { type Reader, readEvents, readPages, readUndo, undoIds } from './final-state';

const POLL_INTERVAL_MS = 500;

/**
 * Waits until work that continues after a response has ended, or the time is over. Each kind of work needs one request for a
 * poll, so that the final state, which needs one for each project, is read once.
 *
 * @throws Unavailable if a request still fails when the time is over.
 */
export async function untilWorkEnds(reader: Reader, pollIntervalMs = POLL_INTERVAL_MS): Promise<void> {
  const { tenant, isOver } = reader;
  const until = async (hasEnded: () => Promise<boolean>) => {
    while (!(await hasEnded()) && !isOver()) await wait(pollIntervalMs);
  };
  const untilNone = (path: string, member: string, statuses: readonly string[]) =>
    until(async () => !(await readPages(reader, path, member)).some(({ status }) => statuses.includes(status)));
  await Promise.all([
    untilNone('/ai/agents/executions?', 'executions', ['pending', 'running']),
    untilNone('/spreadsheet-operations?', 'spreadsheet_operations', ['pending', 'processing']),
    ...undoIds(tenant.variables).map((id) => until(async () => (await readUndo(reader, id)).status !== 'running')),
    until(deliveriesEnded(reader)),
  ]);
}

/** Whether the feed has no new events, and the receiver has accepted all of them. */
function deliveriesEnded(reader: Reader): () => Promise<boolean> {
  const events: Body[] = [];
  let after: string | undefined;
  return async () => {
    const { events: added, next } = await readEvents(reader, after);
    after = next;
    events.push(...added);
    return added.length === 0 && missingDeliveries({ events, deliveries: reader.tenant.deliveries }).length === 0;
  };
}
