import { isRecord } from '@trackway/runtime';
import { memberDescriptions } from './member-descriptions';
import { timeDescriptions } from './time-descriptions';

type Json = unknown;

/** Describes members of schemas and query parameters that have no description, by their name. */
export function describeMembers<Document>(document: Document): Document {
  return JSON.parse(JSON.stringify(document), (_key, value: Json) => {
    if (!isRecord(value)) return value;
    if (value['in'] === 'query' && typeof value['name'] === 'string') return described(value['name'], value);
    if (!isRecord(value['properties'])) return value;
    const entries = Object.entries(value['properties']).map(([name, schema]) => [name, described(name, schema)]);
    return { ...value, properties: Object.fromEntries(entries) };
  }) as Document;
}

function described(name: string, schema: Json): Json {
  if (!isRecord(schema) || isDescribed(schema) || isDescribed(schema['schema'])) return schema;
  return { ...schema, description: descriptionOf(name) };
}

/** The meaning of a member by its name. Names of objects and lists of the API describe themselves. */
export function descriptionOf(name: string): string {
  const time = timeDescriptions[name];
  if (time !== undefined) return `${time} (UTC, ISO 8601)`;
  const known = Object.hasOwn(memberDescriptions, name) ? memberDescriptions[name] : undefined;
  if (known !== undefined) return known;
  if (name.endsWith('_ids')) return `Ids of the ${wordsOf(name.slice(0, -'_ids'.length))}s`;
  if (name.endsWith('_id')) return `Id of the ${wordsOf(name.slice(0, -'_id'.length))}`;
  return `The ${wordsOf(name)}`;
}

function isDescribed(schema: Json): boolean {
  return isRecord(schema) && typeof schema['description'] === 'string';
}

function wordsOf(name: string): string {
  return name.replaceAll('_', ' ');
}
