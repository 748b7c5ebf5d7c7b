import { isRecord } from '@trackway/runtime';
import { z } from 'zod';
import { ScimError } from './scim-error';
import { attributeName, parseScimFilter, type ScimFilter, type ScimValue } from './scim-filter';

type Json = Readonly<Record<string, unknown>>;

interface PatchOperation {
  readonly op: 'add' | 'replace' | 'remove';
  readonly path: string;
  readonly value: unknown;
}

interface PatchPath {
  readonly attribute: string;
  readonly filter: ScimFilter | undefined;
  readonly sub: string | undefined;
}

/** What a resource accepts. */
interface PatchLimits {
  /** The attributes with their sub-attributes, in lower case. Operations on others have no effect. */
  readonly attributes: ReadonlyMap<string, readonly string[]>;
  /** Maximum number of items in a value. */
  readonly maxItems: number;
}

/** The limits of one request. `count` adds comparisons of items. */
interface PatchContext extends PatchLimits {
  readonly count: (comparisons: number) => void;
}

const MAX_OPERATIONS = 1_000;
/** Bounds the time that a request blocks the event loop: 100 operations on a list of 50,000 items. */
const MAX_COMPARISONS = 5_000_000;

// Entra ID sends names of operations with a capital letter.
const patchRequest = z.looseObject({
  Operations: z
    .array(
      z.looseObject({
        op: z
          .string()
          .toLowerCase()
          .pipe(z.enum(['add', 'replace', 'remove'])),
        path: z.string().max(500).optional(),
        value: z.unknown().optional(),
      }),
    )
    .min(1)
    .max(MAX_OPERATIONS),
});

const PATH = /^((?:urn:[\w:.-]+:)?[A-Za-z$][\w-]*)(?:\[(.*)\])?(?:\.([A-Za-z$][\w-]*))?$/s;

/**
 * Applies a PATCH request (RFC 7644, 3.5.2) to a resource whose members have lower-case names. @throws ScimError
 */
export function applyScimPatch(resource: Json, body: unknown, limits: PatchLimits): Json {
  const parsed = patchRequest.safeParse(body);
  if (!parsed.success) throw new ScimError('invalidSyntax', 'Operations must be a list of add, replace and remove.');
  const operations = parsed.data.Operations.flatMap(withPaths);
  if (operations.length > MAX_OPERATIONS) {
    throw new ScimError('invalidSyntax', `Operations must have at most ${MAX_OPERATIONS} paths.`);
  }
  const context = { ...limits, count: makeCount() };
  return operations.reduce<Json>(
    (changed, operation) => applyAt(changed, readPath(operation.path), operation, context),
    resource,
  );
}

/** Names of members in lower case, because SCIM ignores their case. */
export function withLowerCaseNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withLowerCaseNames);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [attributeName(name), withLowerCaseNames(one)]));
}

/** An operation without a path is one operation for each member of its value. */
function withPaths({ op, path, value }: z.output<typeof patchRequest>['Operations'][number]): PatchOperation[] {
  if (path !== undefined) return [{ op, path, value }];
  if (op === 'remove') throw new ScimError('noTarget', 'A remove operation needs a path.');
  if (!isRecord(value)) throw new ScimError('invalidValue', 'An operation without a path needs an object.');
  return Object.entries(value).map(([name, member]) => ({ op, path: name, value: member }));
}

function makeCount(): (comparisons: number) => void {
  let total = 0;
  return (comparisons) => {
    total += comparisons;
    if (total > MAX_COMPARISONS) {
      throw new ScimError('invalidValue', 'The operations compare too many items. Send fewer operations in a request.');
    }
  };
}

function comparisonsOf(filter: ScimFilter): number {
  if (filter.kind === 'compare') return 1;
  if (filter.kind === 'not') return comparisonsOf(filter.part);
  return filter.parts.reduce((sum, part) => sum + comparisonsOf(part), 0);
}

function readPath(text: string): PatchPath {
  const [, attribute, filter, sub] = PATH.exec(text.trim()) ?? [];
  if (attribute === undefined) throw new ScimError('invalidPath', `The path ${text.slice(0, 100)} is not valid.`);
  return {
    attribute: attributeName(attribute),
    filter: filter === undefined ? undefined : parseScimFilter(filter),
    sub: sub?.toLowerCase(),
  };
}

function applyAt(
  resource: Json,
  { attribute, filter, sub }: PatchPath,
  operation: PatchOperation,
  { attributes, maxItems, count }: PatchContext,
): Json {
  const subAttributes = attributes.get(attribute);
  if (!subAttributes || (sub !== undefined && !subAttributes.includes(sub))) return resource;
  if (Array.isArray(operation.value) && operation.value.length > maxItems) {
    throw new ScimError('invalidValue', `A value must have at most ${maxItems} items.`);
  }
  const current = resource[attribute];
  if (Array.isArray(current)) count(current.length * (filter ? comparisonsOf(filter) : 1));
  const value = withMembers(withLowerCaseNames(operation.value), subAttributes);
  if (filter) return { ...resource, [attribute]: changeItems(current, filter, sub, { ...operation, value }) };
  if (sub === undefined) return changeMember(resource, attribute, { ...operation, value });
  const parent = isRecord(current) ? current : {};
  return { ...resource, [attribute]: changeSubAttribute(parent, sub, { ...operation, value }) };
}

/** Without the other members, so that an object never has more members than its schema. */
function withMembers(value: unknown, names: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => (isRecord(item) ? withMembers(item, names) : item));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name)));
}

function changeMember(parent: Json, name: string, { op, value }: PatchOperation): Json {
  const current = parent[name];
  if (op === 'remove') {
    // Entra ID removes members by a value and not by a filter.
    if (Array.isArray(current) && Array.isArray(value)) {
      return { ...parent, [name]: withoutItems(current, value) };
    }
    return withoutMember(parent, name);
  }
  if (op === 'add' && Array.isArray(current)) {
    const added = [value].flat();
    // A set of the added items only: one of the current items would be built again for each operation.
    const present = current.filter(isOneOf(added));
    return { ...parent, [name]: [...current, ...withoutItems(added, present)] };
  }
  if (isRecord(current) && isRecord(value)) return { ...parent, [name]: { ...current, ...value } };
  return { ...parent, [name]: value };
}

/** No sub-attribute of the schemas has several values. */
function changeSubAttribute(parent: Json, name: string, { op, value }: PatchOperation): Json {
  return op === 'remove' ? withoutMember(parent, name) : { ...parent, [name]: value };
}

function withoutMember(parent: Json, name: string): Json {
  const { [name]: _, ...rest } = parent;
  return rest;
}

/** Changes the matching items of a list. If none matches, `add` and `replace` create one that does. */
function changeItems(
  current: unknown,
  filter: ScimFilter,
  sub: string | undefined,
  operation: PatchOperation,
): readonly unknown[] {
  const items: readonly unknown[] = Array.isArray(current) ? current : [];
  const isMatch = (item: unknown): item is Json => isRecord(item) && matches(filter, item);
  const change = (item: Json): Json => {
    if (sub !== undefined) return changeSubAttribute(item, sub, operation);
    return isRecord(operation.value) ? { ...item, ...operation.value } : item;
  };
  if (operation.op === 'remove' && sub === undefined) return items.filter((item) => !isMatch(item));
  if (items.some(isMatch)) return items.map((item) => (isMatch(item) ? change(item) : item));
  return operation.op === 'remove' ? items : [...items, change(exampleOf(filter))];
}

function matches(filter: ScimFilter, item: Json): boolean {
  if (filter.kind === 'not') return !matches(filter.part, item);
  if (filter.kind === 'compare') return compare(item[filter.path], filter.operator, filter.value);
  if (filter.kind === 'and') return filter.parts.every((part) => matches(part, item));
  return filter.parts.some((part) => matches(part, item));
}

function compare(actual: unknown, operator: string, value: ScimValue): boolean {
  if (operator === 'pr') return actual !== undefined && actual !== null;
  const [one, other] = [textOf(actual), textOf(value)];
  if (operator === 'eq') return one === other;
  if (operator === 'ne') return one !== other;
  if (operator === 'co') return one.includes(other);
  return operator === 'sw' ? one.startsWith(other) : one.endsWith(other);
}

function textOf(value: unknown): string {
  return String(value ?? '').toLowerCase();
}

/** The item that `emails[type eq "work"]` describes. */
function exampleOf(filter: ScimFilter): Json {
  if (filter.kind === 'compare' && filter.operator === 'eq') return { [filter.path]: filter.value };
  if (filter.kind === 'and') return Object.assign({}, ...filter.parts.map(exampleOf));
  throw new ScimError('noTarget', 'No item matches the filter of the path.');
}

function withoutItems(items: readonly unknown[], excluded: readonly unknown[]): readonly unknown[] {
  const isExcluded = isOneOf(excluded);
  return items.filter((item) => !isExcluded(item));
}

/** Items are the same if they have the same `value`. */
function isOneOf(items: readonly unknown[]): (item: unknown) => boolean {
  const values = new Set(items.filter(isRecord).map((item) => item['value']));
  return (item) => isRecord(item) && values.has(item['value']);
}
