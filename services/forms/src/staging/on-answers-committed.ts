import { answersCommitted } from '@trackway/contracts';
import { isAppError } from '@trackway/errors';
import { type EventHandler, handler } from '@trackway/messaging';

/** Commits what a move carried. A repeat finds it committed; whoever read in between may have done it. */
export function onAnswersCommitted(commitStaged: (frameId: string, stageId: string) => Promise<void>): EventHandler {
  return handler(answersCommitted, async (events) => {
    for (const { frameid, data } of events) await unlessGone(() => commitStaged(frameid, data.stage_id));
  });
}

/** Long after it was committed, its mark is gone too. */
async function unlessGone(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isAppError(error) || error.kind !== 'not_found') throw error;
  }
}
