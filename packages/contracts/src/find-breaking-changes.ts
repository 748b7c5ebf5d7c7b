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
  const added = [...addedValues(before, now, path), ...(before.anyOf ? addedVariants(before.anyOf, now, path) : [])];
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

/** Values that readers of the old schema reject. */
function addedValues(before: JsonSchema, now: JsonSchema, path: string): string[] {
  const known = before.enum;
  if (!known) return [];
  if (!now.enum) return [`${path} may be any ${now.type} now`];
  return now.enum
    .filter((value) => !known.includes(value))
    .map((value) => `${path} may be ${JSON.stringify(value)} now`);
}

/** Types and values of alternatives that readers of the old schema do not know. */
function addedVariants(before: readonly JsonSchema[], now: JsonSchema, path: string): string[] {
  const known = new Map(before.map((variant) => [String(variant.type), variant]));
  return (now.anyOf ?? [now]).flatMap((variant) => {
    const former = known.get(String(variant.type));
    return former ? addedValues(former, variant, path) : [`${path} may be ${variant.type} now`];
  });
}
