/** As much of JSON Schema as events are made of. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
}

/** What somebody who reads by `before` can no longer count on in what is written by `now`; a path and a sentence each. */
export function lostOf(before: JsonSchema, now: JsonSchema, path = 'data'): string[] {
  const typeChanged = before.type !== undefined && String(before.type) !== String(now.type);
  if (typeChanged) return [`${path} was ${before.type} and is ${now.type ?? 'anything'}`];
  const kinds = before.anyOf ? kindsBeyond(before.anyOf, now, path) : [];
  const named = Object.entries(before.properties ?? {}).flatMap(([name, property]) => {
    const current = now.properties?.[name];
    const wasSure = before.required?.includes(name) ?? false;
    if (!current || (wasSure && !now.required?.includes(name)))
      return wasSure ? [`${path}.${name} may be missing`] : [];
    return lostOf(property, current, `${path}.${name}`);
  });
  const items = before.items && now.items ? lostOf(before.items, now.items, `${path}[]`) : [];
  return [...kinds, ...named, ...items];
}

/** Kinds of value that a reader of `before` has never heard of. */
function kindsBeyond(before: readonly JsonSchema[], now: JsonSchema, path: string): string[] {
  const known = new Set(before.map(({ type }) => String(type)));
  const told = (now.anyOf ?? [now]).map(({ type }) => String(type));
  return told.filter((type) => !known.has(type)).map((type) => `${path} may be ${type} now`);
}
