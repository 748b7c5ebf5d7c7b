import type { EffectPart, FoundEffects } from '@trackway/contracts';
import type { Caller } from '@trackway/runtime';
import type { UnitOfWork } from '../shared/unit-of-work';
import { toEffect } from './answer-effect';
import type { AnswerStores } from './answer-store';
import type { SettleStages } from './settle-stages';

interface Deps {
  readonly unitOfWork: UnitOfWork<AnswerStores>;
  readonly settleStages: SettleStages;
}

/** The changes of answers that one of the ids caused, oldest first, with those of moves that were just made. */
export function makeListEffects({ unitOfWork, settleStages }: Deps) {
  return async (caller: Caller, causeIds: readonly string[], part?: EffectPart): Promise<FoundEffects> => {
    if (part && part.of !== 'projects') return { effects: [], isPending: false };
    await settleStages(caller, 'all');
    const changes = await unitOfWork.read(({ answers }) => answers.causedBy(caller.frameId, causeIds, part?.ids));
    return { effects: changes.flatMap((change) => toEffect(change) ?? []), isPending: false };
  };
}
