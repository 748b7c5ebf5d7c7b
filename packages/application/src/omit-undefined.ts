type Defined<Values> = { [Key in keyof Values]?: Exclude<Values[Key], undefined> };

/** Returns the members that are not undefined, so that a partial update leaves the others unchanged. */
export function omitUndefined<Values extends object>(values: Values): Defined<Values> {
  // A loop, because imports call this for each row. `Object.fromEntries` takes several times as long.
  const defined: Partial<Values> = {};
  for (const key of Object.keys(values) as (keyof Values)[]) {
    const value = values[key];
    if (value !== undefined) defined[key] = value;
  }
  return defined as Defined<Values>;
}
