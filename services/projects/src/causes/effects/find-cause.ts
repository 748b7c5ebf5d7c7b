import type { Effect, EffectSource } from '@trackway/contracts';
import { notFound, ruleBroken } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import { effectsOf } from './cause-effects';

export interface FoundCause {
  readonly id: string;
  /** The first cause of the chain. */
  readonly correlationId: string;
  /** The effects of the cause and what they caused, oldest first. */
  readonly effects: readonly Effect[];
  /** Of a large cause, whose list is cut off. */
  readonly effectCount?: number;
  /** Rules that the cause started are still running. */
  readonly isPending: boolean;
}

/**
 * Finds what a cause did in all services.
 * @throws AppError 404 if nothing names the id; `cause_too_large`; `ambiguous_cause` for a request id that was used twice.
 */
export function makeFindCause({ source }: { readonly source: EffectSource<Caller> }) {
  return async (caller: Caller, causeId: string): Promise<FoundCause> => {
    const named = await source.list(caller, [causeId]);
    const chains = [...new Set(named.effects.map(({ cause }) => cause.correlationId))];
    const [correlationId, ...others] = chains;
    if (correlationId === undefined) throw notFound('cause', NOT_FOUND);
    if (others.length > 0) throw ambiguous(chains);
    const chain = correlationId === causeId ? named : await source.list(caller, [correlationId]);
    return { id: causeId, correlationId, effects: effectsOf(causeId, chain.effects), isPending: chain.isPending };
  };
}

const NOT_FOUND =
  'Nothing with this id has changed a record or setting that can be undone. Use a correlation_id, causation_id, request_id or id of a history entry or audit entry.';

function ambiguous(chains: readonly string[]): Error {
  const message = `Several requests used this id. Use one of the correlation ids: ${chains.slice(0, 5).join(', ')}.`;
  return ruleBroken('ambiguous_cause', message, { correlation_ids: chains.slice(0, 100) });
}
