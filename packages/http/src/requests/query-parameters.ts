import { AppError, didYouMean, invalidInput } from '@trackway/errors';
import { isRecord } from '@trackway/runtime';
import { z } from 'zod';

const MAX_NAMED = 20;
/** More filters are listed as one. */
const MAX_FILTERS = 3;

/** What a query parameter may be. */
interface Parameter {
  readonly name: string;
  /** `any` may be repeated: pages are clamped, and lists and filters read all values. */
  readonly kind: 'scalar' | 'any' | 'object';
  /** Members (`accessor[type]`). Only those of an `object` are checked here: filters have errors of their own. */
  readonly members: ReadonlyMap<string, Parameter>;
}

type Parameters = ReadonlyMap<string, Parameter>;

/**
 * Returns a function that checks the names of query parameters, and that scalar ones are sent once. `listing` also
 * accepts `filter`, which other code checks. `bodyMembers` are suggested to clients that send them in the query.
 */
export function makeQueryCheck(options: {
  schema: z.ZodType | undefined;
  bodyMembers?: readonly string[];
  isListing: boolean;
}): (query: object) => void {
  const parameters = new Map(parametersOf(options.schema));
  if (options.isListing && !parameters.has('filter')) parameters.set('filter', NO_FILTERS);
  const bodyMembers = new Set(options.bodyMembers ?? []);
  return (query) => {
    const unknown = unknownNames(query, parameters);
    if (unknown.length > 0) throw unknownParameters(unknown, parameters, bodyMembers);
    const repeated = repeatedNames(query, parameters);
    if (repeated.length === 0) return;
    throw invalidInput(Object.fromEntries(repeated.map(({ name, count }) => [name, [sentOnce(name, count)]])));
  };
}

const TRASHED: Parameter = { name: 'filter[trashed]', kind: 'scalar', members: new Map() };
const NO_FILTERS: Parameter = { name: 'filter', kind: 'any', members: new Map([['trashed', TRASHED]]) };

function parametersOf(schema: z.ZodType | undefined, prefix = ''): [string, Parameter][] {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).map(([key, member]) => {
    const name = prefix === '' ? key : `${prefix}[${key}]`;
    return [key, parameterOf(name, unwrap(member as z.ZodType))];
  });
}

function parameterOf(name: string, schema: z.ZodType): Parameter {
  const members = new Map(parametersOf(schema, name));
  if (schema instanceof z.ZodObject) return { name, kind: 'object', members };
  if (!(schema instanceof z.ZodUnknown)) return { name, kind: 'scalar', members };
  const { properties = {} } = schema.meta() ?? {};
  const named = Object.keys(properties as object).map((key) => `${name}[${key}]`);
  return { name, kind: 'any', members: new Map(named.map((one) => [one, { name: one, kind: 'scalar', members }])) };
}

/** The schema of the value, with the metadata that was given to the optional one. */
function unwrap(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    const inner = unwrap(schema.unwrap() as z.ZodType);
    const meta = schema.meta();
    return meta && inner instanceof z.ZodUnknown ? inner.meta(meta) : inner;
  }
  return schema instanceof z.ZodPipe ? unwrap(schema.in as z.ZodType) : schema;
}

function unknownNames(query: object, parameters: Parameters, prefix = ''): string[] {
  return Object.entries(query).flatMap(([key, value]) => {
    const name = prefix === '' ? key : `${prefix}[${key}]`;
    const parameter = parameters.get(key);
    if (!parameter) return [withFirstMember(name, value)];
    return parameter.kind === 'object' && isRecord(value) ? unknownNames(value, parameter.members, name) : [];
  });
}

function repeatedNames(query: object, parameters: Parameters): { name: string; count: number }[] {
  return Object.entries(query).flatMap(([key, value]) => {
    const parameter = parameters.get(key);
    if (parameter?.kind === 'object' && isRecord(value)) return repeatedNames(value, parameter.members);
    return parameter?.kind === 'scalar' && Array.isArray(value) ? [{ name: parameter.name, count: value.length }] : [];
  });
}

function unknownParameters(names: readonly string[], parameters: Parameters, bodyMembers: ReadonlySet<string>) {
  const known = [...parameters.values()].flatMap(namesOf);
  const messages = names.slice(0, MAX_NAMED).map((name) => {
    const inBody = bodyMembers.has(name) ? ` Send \`${name}\` in the body.` : '';
    return [name, `Unknown parameter \`${name}\`.${inBody || didYouMean(name, known) || knownParameters(known)}`];
  });
  const validation = Object.fromEntries(messages.map(([name, text]) => [name, [text]]));
  const text = messages.map(([, message]) => message).join(' ');
  return new AppError('invalid', 'unknown_parameter', text, { validation });
}

function knownParameters(names: readonly string[]): string {
  if (names.length === 0) return ' This operation has no query parameters.';
  const filters = names.filter((name) => name.startsWith('filter['));
  const shown = filters.length > MAX_FILTERS ? [...new Set(names.map(withoutField))] : names;
  return ` Known parameters: ${shown.map((name) => `\`${name}\``).join(', ')}.`;
}

function namesOf({ name, kind, members }: Parameter): string[] {
  const inner = [...members.values()].flatMap(namesOf);
  return kind === 'object' || inner.length > 0 ? inner : [name];
}

function withoutField(name: string): string {
  return name.startsWith('filter[') ? 'filter[<field>]' : name;
}

function sentOnce(name: string, count: number): string {
  return `The parameter \`${name}\` was sent ${count} times. Send it once.`;
}

function withFirstMember(name: string, value: unknown): string {
  const [member] = isRecord(value) ? Object.keys(value) : [];
  return member === undefined ? name : `${name}[${member}]`;
}
