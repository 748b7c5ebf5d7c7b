import { isRecord } from '@trackway/runtime';

type Json = unknown;

/**
 * Corrects what the generator of the document writes in a way that clients cannot be generated from: a nullable reference
 * is `anyOf` the component or null, and object parameters are sent as `filter[<field>]=…` (`deepObject`). A nullable
 * object is `anyOf` the object or null: with a list of types, generated Go rejects null. Objects with properties have no
 * default: generators write `{}` into code, which does not compile in Go.
 */
export function correctGenerated<Document>(document: Document): Document {
  return JSON.parse(JSON.stringify(document), (_key, value: Json) =>
    correctNullable(correctDefault(correctParameter(correctReference(value)))),
  ) as Document;
}

/** `allOf` the component and a type with null would allow no null at all. */
function correctReference(value: Json): Json {
  if (!isRecord(value) || !Array.isArray(value['allOf'])) return value;
  const { allOf, ...others } = value;
  const [reference, nullable, ...rest] = allOf as readonly Json[];
  const isNullable = isRecord(reference) && '$ref' in reference && isRecord(nullable) && allowsNull(nullable);
  return isNullable && rest.length === 0
    ? { anyOf: [reference, { type: 'null' }], ...others, ...describing(nullable) }
    : value;
}

function correctNullable(value: Json): Json {
  if (!isRecord(value) || !allowsNull(value) || !isRecord(value['properties'])) return value;
  const { description: _description, ...object } = value;
  return { anyOf: [{ ...object, type: 'object' }, { type: 'null' }], ...describing(value) };
}

function allowsNull({ type }: Readonly<Record<string, Json>>): boolean {
  return Array.isArray(type) && type.includes('null');
}

function describing({ description }: Readonly<Record<string, Json>>): { description?: Json } {
  return description === undefined ? {} : { description };
}

function correctDefault(value: Json): Json {
  if (!isRecord(value) || !isRecord(value['properties']) || !isRecord(value['default'])) return value;
  const { default: _default, ...others } = value;
  return others;
}

function correctParameter(value: Json): Json {
  if (!isRecord(value) || value['in'] !== 'query' || !isRecord(value['schema'])) return value;
  const { schema } = value;
  return schema['type'] === 'object' || '$ref' in schema ? { ...value, style: 'deepObject', explode: true } : value;
}
