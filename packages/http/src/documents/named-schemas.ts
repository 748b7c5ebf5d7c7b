import { z } from 'zod';

type Schema = z.core.$ZodType;

/**
 * Returns all schemas with an id, inner ones before those that contain them. They are generated before the routes:
 * otherwise, a schema that is first used as nullable would become a nullable component, also where null is not allowed.
 */
export function namedSchemas(roots: readonly (Schema | undefined)[]): readonly z.ZodType[] {
  const named = new Map<string, z.ZodType>();
  const seen = new Set<Schema>();
  const visit = (schema: Schema): void => {
    if (seen.has(schema)) return;
    seen.add(schema);
    childrenOf(schema).forEach(visit);
    const id = z.globalRegistry.get(schema)?.id;
    if (id !== undefined && schema instanceof z.ZodObject && !named.has(id)) named.set(id, schema);
  };
  for (const root of roots) if (root) visit(root);
  return [...named.values()];
}

function childrenOf(schema: Schema): readonly Schema[] {
  if (schema instanceof z.ZodObject) return Object.values(schema.shape);
  if (schema instanceof z.ZodArray) return [schema.element];
  if (schema instanceof z.ZodUnion) return schema.options;
  if (schema instanceof z.ZodRecord) return [schema.valueType];
  if (schema instanceof z.ZodPipe) return [schema.in, schema.out];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return [schema.unwrap()];
  }
  return [];
}
