import { isRecord } from '@trackway/runtime';

type Schema = Readonly<Record<string, unknown>>;
type Schemas = Readonly<Record<string, unknown>>;

const COMPONENT = '#/components/schemas/';

/** Deeper parts are described by their type only. The API explains errors in them. */
const MAX_DEPTH = 4;
const MAX_DESCRIPTION_LENGTH = 72;
/** Arguments are described, their inner members are not. */
const MAX_DESCRIBED_DEPTH = 1;

/** Keywords that tell a model how to fill in a value. Lengths and patterns only cost tokens: the API checks them. */
const KEYWORDS = ['type', 'enum', 'const', 'required'] as const;

/**
 * A short copy of a schema for the list of tools, without references. It accepts every value that the schema accepts.
 * Unknown members are rejected by the API, which names them.
 */
export function compactSchema(schema: unknown, components: Schemas, depth = 0): Schema {
  const given = resolve(schema, components);
  const inner = (part: unknown) => compactSchema(part, components, depth + 1);
  const { anyOf, oneOf, properties, items } = given;
  const alternatives = Array.isArray(anyOf ?? oneOf) ? ((anyOf ?? oneOf) as readonly unknown[]) : undefined;
  if (alternatives)
    return withDescription(given, depth, joined(alternatives.map((one) => compactSchema(one, components, depth))));
  if (depth >= MAX_DEPTH) return given['type'] === undefined ? {} : { type: given['type'] };
  const keywords = Object.fromEntries(
    KEYWORDS.filter((name) => given[name] !== undefined).map((name) => [name, given[name]]),
  );
  return withDescription(given, depth, {
    ...keywords,
    ...(isRecord(properties)
      ? { properties: Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, inner(one)])) }
      : {}),
    ...(items === undefined ? {} : { items: inner(items) }),
  });
}

/** Follows the reference of a schema, if it has one. */
export function resolve(schema: unknown, components: Schemas): Schema {
  if (!isRecord(schema)) return {};
  const { $ref } = schema;
  if (typeof $ref !== 'string' || !$ref.startsWith(COMPONENT)) return schema;
  return resolve(components[$ref.slice(COMPONENT.length)], components);
}

/** Lists of values become one list, and simple types become one schema with a list of types. */
function joined(alternatives: readonly Schema[]): Schema {
  if (alternatives.every((one) => Array.isArray(one['enum']))) {
    return { enum: alternatives.flatMap((one) => one['enum']) };
  }
  const distinct = [...new Map(alternatives.map((one) => [JSON.stringify(one), one])).values()];
  const [first = {}, second] = distinct;
  if (second === undefined) return first;
  const nonNull = distinct.filter(({ type }) => type !== 'null');
  const [only] = nonNull;
  if (nonNull.length === 1 && only && typeof only['type'] === 'string' && only['enum'] === undefined) {
    return { ...only, type: [only['type'], 'null'] };
  }
  return { anyOf: distinct };
}

function withDescription({ description: text }: Schema, depth: number, compact: Schema): Schema {
  if (typeof text !== 'string' || depth > MAX_DESCRIBED_DEPTH) return compact;
  const [sentence = text] = text.split(/(?<=\.)\s/, 1);
  return { ...compact, description: sentence.slice(0, MAX_DESCRIPTION_LENGTH) };
}
