import { isRecord } from '@trackway/runtime';
import { descriptions } from './descriptions/descriptions';

type Json = unknown;
type Path = readonly string[];

/**
 * Describes members of schemas and query parameters that have no description, by their path from a named schema or by
 * their name.
 */
export function describeMembers<Document>(document: Document): Document {
  return describe(document, []) as Document;
}

function describe(value: Json, path: Path): Json {
  if (Array.isArray(value)) return value.map((item) => describe(item, path));
  if (!isRecord(value)) return value;
  if (value['in'] === 'query' && typeof value['name'] === 'string') return withDescription(value, [value['name']]);
  const entries = Object.entries(value).map(([key, inner]) => {
    if (key === 'schemas' && path.length === 0) return [key, describeEach(inner, [], (schema) => schema)];
    if (key === 'properties') return [key, describeEach(inner, path, withDescription)];
    return [key, describe(inner, path)];
  });
  return Object.fromEntries(entries);
}

/** Describes the schemas of an object, whose keys extend the path. */
function describeEach(schemas: Json, path: Path, then: (schema: Json, path: Path) => Json): Json {
  if (!isRecord(schemas)) return schemas;
  const entries = Object.entries(schemas).map(([name, schema]) => {
    const inner = [...path, name];
    return [name, then(describe(schema, inner), inner)];
  });
  return Object.fromEntries(entries);
}

function withDescription(schema: Json, path: Path): Json {
  if (!isRecord(schema) || isDescribed(schema) || isDescribed(schema['schema'])) return schema;
  return { ...schema, description: descriptionOf(path) };
}

/** The meaning of a member. Names of objects and lists of the API describe themselves. */
function descriptionOf(path: Path): string {
  const name = path.at(-1) ?? '';
  const keys = [path.join('.'), path.slice(-2).join('.'), name];
  const known = keys.map((key) => descriptions.get(key)).find((text) => text !== undefined);
  if (known !== undefined) return known;
  if (name.endsWith('_ids')) return `Ids of the ${wordsOf(name.slice(0, -'_ids'.length))}s`;
  if (name.endsWith('_id')) return `Id of the ${wordsOf(name.slice(0, -'_id'.length))}`;
  return `The ${wordsOf(name)}`;
}

function isDescribed(schema: Json): boolean {
  return isRecord(schema) && typeof schema['description'] === 'string';
}

function wordsOf(name: string): string {
  return name.replaceAll('_', ' ').replace(/^ai\b/, 'AI');
}
