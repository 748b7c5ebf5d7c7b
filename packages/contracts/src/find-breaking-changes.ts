/** The subset of JSON Schema that events use. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
}

/**
 * Returns the changes from `before` to `now` that break readers of the old schema; each as a path and a description.
 */
export function findBreakingChanges(before: JsonSchema, now: JsonSchema, path = 'data'): string[] {
  const typeChanged = before.type !== undefined && String(before.type) !== String(now.type);
  if (typeChanged) return [`${path} was ${before.type} and is ${now.type ?? 'anything'}`];
  const added = before.anyOf ? addedTypes(before.anyOf, now, path) : [];
  const named = Object.entries(before.properties ?? {}).flatMap(([name, property]) => {
    const current = now.properties?.[name];
    const wasRequired = before.required?.includes(name) ?? false;
    if (!current || (wasRequired && !now.required?.includes(name)))
      return wasRequired ? [`${path}.${name} may be missing`] : [];
    return findBreakingChanges(property, current, `${path}.${name}`);
  });
  const items = before.items && now.items ? findBreakingChanges(before.items, now.items, `${path}[]`) : [];
  return [...added, ...named, ...items];
}

/** Value types that readers of the old schema do not know. */
function addedTypes(before: readonly JsonSchema[], now: JsonSchema, path: string): string[] {
  const known = new Set(before.map(({ type }) => String(type)));
  const current = (now.anyOf ?? [now]).map(({ type }) => String(type));
  return current.filter((type) => !known.has(type)).map((type) => `${path} may be ${type} now`);
}
