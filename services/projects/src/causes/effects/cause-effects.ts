import type { Effect } from '@trackway/contracts';

/**
 * The effects of a cause with everything that they caused, oldest first. A cause is named by the id of a request, rule
 * run, agent execution, operation, undo or history entry, or by the correlation id of a chain, which includes all of it.
 */
export function effectsOf(causeId: string, chain: readonly Effect[]): Effect[] {
  const names = new Set([causeId]);
  const included = new Set<Effect>();
  for (let grown = true; grown; ) {
    grown = false;
    for (const effect of chain) {
      if (included.has(effect) || !isCausedBy(effect, names)) continue;
      included.add(effect);
      for (const name of [effect.id, ...effect.eventIds]) names.add(name);
      grown = true;
    }
  }
  return chain.filter((effect) => included.has(effect));
}

function isCausedBy({ id, cause, eventIds }: Effect, names: ReadonlySet<string>): boolean {
  const { correlationId, causationId, requestId } = cause;
  return [id, ...eventIds, correlationId, causationId, requestId].some((name) => name !== null && names.has(name));
}

/** An effect with the effects that it caused. */
export interface EffectNode {
  readonly effect: Effect;
  readonly consequences: readonly EffectNode[];
}

/** Builds the tree of a chain: an effect is below the effect that its cause names. */
export function treeOf(chain: readonly Effect[]): EffectNode[] {
  const byName = new Map(chain.flatMap((effect) => [effect.id, ...effect.eventIds].map((name) => [name, effect])));
  const parentOf = (effect: Effect) => {
    const parent = byName.get(effect.cause.causationId ?? '');
    return parent === effect ? undefined : parent;
  };
  const children = Map.groupBy(chain, parentOf);
  const nodeOf = (effect: Effect, above: ReadonlySet<Effect>): EffectNode => {
    const path = new Set([...above, effect]);
    const below = (children.get(effect) ?? []).filter((child) => !path.has(child));
    return { effect, consequences: below.map((child) => nodeOf(child, path)) };
  };
  return (children.get(undefined) ?? []).map((effect) => nodeOf(effect, new Set()));
}
