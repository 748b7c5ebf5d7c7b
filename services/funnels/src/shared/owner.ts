import type { Caller, CallerKind } from '@trackway/runtime';

/** On whose behalf a rule, an agent or a webhook acts: who wrote it last. */
export interface Owner {
  readonly kind: CallerKind;
  readonly id: string;
  readonly name: string | null;
}

export function ownerOf({ kind, id, name }: Caller): Owner {
  return { kind, id, name: name ?? null };
}
