import { type EffectPart, type EffectSource, MAX_EFFECTS } from '@trackway/contracts';
import { isAppError, ruleBroken } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import type { FoundCause, makeFindCause } from './find-cause';

/** The records of a cause with more than 10,000 effects. */
export interface CauseParts {
  readonly correlationId: string;
  /** Whether the cause includes everything of its chain. */
  readonly isWholeChain: boolean;
  /** Some history entries of the cause were not consumed from Kafka yet. */
  readonly isIncomplete: boolean;
  readonly newestAt: Date;
  readonly parts: readonly EffectPart[];
}

export type FindCauseParts = (frameId: string, causeId: string) => Promise<CauseParts | undefined>;

/** A cause whose effects are read and undone in parts. */
export interface LargeCause extends Pick<CauseParts, 'correlationId' | 'newestAt' | 'parts'> {
  readonly id: string;
  readonly isPending: boolean;
}

interface Deps {
  readonly source: EffectSource<Caller>;
  readonly findCause: ReturnType<typeof makeFindCause>;
  readonly findCauseParts: FindCauseParts;
}

/**
 * Finds a cause with its effects, or a large one with its parts.
 * @throws AppError as `findCause`; `cause_too_large` for a large part of a chain
 */
export function makeFindCauseOrParts({ source, findCause, findCauseParts }: Deps) {
  return async (caller: Caller, causeId: string): Promise<FoundCause | LargeCause> => {
    try {
      return await findCause(caller, causeId);
    } catch (error) {
      if (!isAppError(error) || error.code !== 'cause_too_large') throw error;
      const found = await findCauseParts(caller.frameId, causeId);
      if (!found) throw error;
      const { correlationId, isWholeChain, isIncomplete, newestAt, parts } = found;
      if (!isWholeChain) throw partOfLargeChain(correlationId);
      const { isPending } = await source.list(caller, [correlationId], { of: 'settings' });
      return { id: causeId, correlationId, newestAt, parts, isPending: isPending || isIncomplete };
    }
  };
}

export function isLarge(cause: FoundCause | LargeCause): cause is LargeCause {
  return 'parts' in cause;
}

function partOfLargeChain(correlationId: string): Error {
  const message = `This cause has more than ${MAX_EFFECTS} effects and is a part of a chain. Undo the complete chain with its correlation id: ${correlationId}.`;
  return ruleBroken('cause_too_large', message, { correlation_id: correlationId });
}
