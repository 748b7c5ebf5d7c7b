/** What a form shows of an object. Values are compared and stored as JSON. */
export type Draft = Readonly<Record<string, unknown>>;

/** A field that another user changed since the form was opened. */
export interface Conflict<D extends Draft> {
  readonly field: keyof D & string;
  readonly before: D[keyof D];
  readonly now: D[keyof D];
  /** Undefined if the user has not changed the field. */
  readonly mine: D[keyof D] | undefined;
}

/** The fields that differ. Only these are sent. */
export function changesOf<D extends Draft>(before: D, after: D): Partial<D> {
  return Object.fromEntries(
    Object.entries(after).filter(([field, value]) => !same(value, before[field])),
  ) as Partial<D>;
}

export function isChanged<D extends Draft>(before: D, after: D): boolean {
  return Object.keys(changesOf(before, after)).length > 0;
}

/** The stored version with the changes of the user. */
export function rebase<D extends Draft>(before: D, mine: D, now: D): D {
  return { ...now, ...changesOf(before, mine) };
}

export function conflictsOf<D extends Draft>(before: D, mine: D, now: D): readonly Conflict<D>[] {
  const own = changesOf(before, mine);
  return (Object.keys(changesOf(before, now)) as (keyof D & string)[]).map((field) => {
    return { field, before: before[field], now: now[field], mine: own[field] };
  });
}

function same(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
