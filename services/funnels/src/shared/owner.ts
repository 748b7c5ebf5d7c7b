import type { Caller, CallerKind } from '@trackway/runtime';

/** The author of the latest version. A rule, agent or webhook acts on behalf of its owner. */
export interface Owner {
  readonly kind: CallerKind;
  readonly id: string;
  readonly name: string | null;
}

export function ownerOf({ kind, id, name }: Caller): Owner {
  return { kind, id, name: name ?? null };
}
