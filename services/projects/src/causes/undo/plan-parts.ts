import { type Effect, type EffectPart, type EffectSource, oldestFirst } from '@trackway/contracts';
import { isAppError } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import type { FoundCause } from '../effects/find-cause';
import type { LargeCause } from '../effects/large-cause';
import type { makePreviewUndo, UndoPreview } from './preview-undo';

/** Longer lists of large causes are cut off. */
export const MAX_LISTED = 1_000;

interface Deps {
  readonly source: EffectSource<Caller>;
  readonly previewUndo: ReturnType<typeof makePreviewUndo>;
}

/** Plans the undo of one part of a large cause. Each record is in one part, so the plan does not depend on other parts. */
export function makePlanPart({ source, previewUndo }: Deps) {
  return async (
    caller: Caller,
    { id, correlationId }: Pick<LargeCause, 'id' | 'correlationId'>,
    part: EffectPart,
  ): Promise<UndoPreview> => {
    const effects = await listPart({ source, caller, correlationId }, part);
    return previewUndo(caller, { id, correlationId, effects: effects.toSorted(oldestFirst), isPending: false });
  };
}

/** Reads a large cause. The number of effects is exact, the list has the first ones. */
export function makeReadLargeCause({ source }: Pick<Deps, 'source'>) {
  return async (caller: Caller, { id, correlationId, isPending, parts }: LargeCause): Promise<FoundCause> => {
    const listed: Effect[] = [];
    let effectCount = 0;
    for (const part of parts) {
      const effects = await listPart({ source, caller, correlationId }, part);
      effectCount += effects.length;
      listed.push(...effects.toSorted(oldestFirst).slice(0, MAX_LISTED - listed.length));
    }
    return { id, correlationId, isPending, effects: listed.toSorted(oldestFirst), effectCount };
  };
}

interface PartRequest {
  readonly source: EffectSource<Caller>;
  readonly caller: Caller;
  readonly correlationId: string;
}

/**
 * The effects of a part. A part with too many for one request is read in halves.
 * @throws AppError `cause_too_large` for a single record, or for settings
 */
async function listPart(request: PartRequest, part: EffectPart): Promise<readonly Effect[]> {
  try {
    return (await request.source.list(request.caller, [request.correlationId], part)).effects;
  } catch (error) {
    const isDivisible = part.of !== 'settings' && part.ids.length > 1;
    if (!isDivisible || !isAppError(error) || error.code !== 'cause_too_large') throw error;
    const middle = Math.ceil(part.ids.length / 2);
    const first = await listPart(request, { of: part.of, ids: part.ids.slice(0, middle) });
    return [...first, ...(await listPart(request, { of: part.of, ids: part.ids.slice(middle) }))];
  }
}

/** Plans all parts of a large cause. The totals are exact, the lists have their first entries. Changes nothing. */
export function makePreviewParts({ planPart }: { readonly planPart: ReturnType<typeof makePlanPart> }) {
  return async (caller: Caller, cause: LargeCause): Promise<UndoPreview> => {
    const effects: UndoPreview['effects'][number][] = [];
    const steps: UndoPreview['steps'][number][] = [];
    const states = new Map<string, number>();
    let [effectCount, stepCount] = [0, 0];
    let rootCauseId = cause.id;
    for (const part of cause.parts) {
      const plan = await planPart(caller, cause, part);
      for (const { outcome } of plan.effects) states.set(outcome.state, (states.get(outcome.state) ?? 0) + 1);
      effectCount += plan.effects.length;
      stepCount += plan.steps.length;
      effects.push(...plan.effects.slice(0, MAX_LISTED - effects.length));
      steps.push(...plan.steps.slice(0, MAX_LISTED - steps.length));
      rootCauseId = plan.rootCauseId;
    }
    const { id, correlationId, isPending } = cause;
    const found = { id, correlationId, isPending, effects: [] };
    return { cause: found, rootCauseId, effects, steps, totals: { effects: effectCount, steps: stepCount, states } };
  };
}
