type Defined<Values> = { [Key in keyof Values]?: Exclude<Values[Key], undefined> };

/** Returns the members that are not undefined, so that a partial update leaves the others unchanged. */
export function omitUndefined<Values extends object>(values: Values): Defined<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<Values>;
}
