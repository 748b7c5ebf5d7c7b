import { answersCommitted } from '@trackway/contracts';
import { isAppError } from '@trackway/errors';
import { type EventHandler, handler } from '@trackway/messaging';

/** Commits the answers of a move. They may be committed already, by a reader or an earlier delivery. */
export function onAnswersCommitted(commitStaged: (frameId: string, stageId: string) => Promise<void>): EventHandler {
  return handler(answersCommitted, async (events) => {
    for (const { frameid, data } of events) await ignoreNotFound(() => commitStaged(frameid, data.stage_id));
  });
}

/** Committed stages are deleted after some time. */
async function ignoreNotFound(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isAppError(error) || error.kind !== 'not_found') throw error;
  }
}
