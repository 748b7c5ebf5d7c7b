import { isRecord } from '@trackway/runtime';
import { z } from 'zod';
import { ScimError } from './scim-error';
import { attributeName, parseScimFilter, type ScimFilter, type ScimValue } from './scim-filter';

type Json = Readonly<Record<string, unknown>>;

interface PatchOperation {
  readonly op: 'add' | 'replace' | 'remove';
  readonly path?: string | undefined;
  readonly value?: unknown;
}

interface PatchPath {
  readonly attribute: string;
  readonly filter: ScimFilter | undefined;
  readonly sub: string | undefined;
}

const MAX_OPERATIONS = 1_000;

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
export function applyScimPatch(resource: Json, body: unknown): Json {
  const parsed = patchRequest.safeParse(body);
  if (!parsed.success) throw new ScimError('invalidSyntax', 'Operations must be a list of add, replace and remove.');
  return parsed.data.Operations.reduce<Json>(applyOperation, resource);
}

/** Names of members in lower case, because SCIM ignores their case. */
export function withLowerCaseNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withLowerCaseNames);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [attributeName(name), withLowerCaseNames(one)]));
}

function applyOperation(resource: Json, operation: PatchOperation): Json {
  if (operation.path !== undefined) return applyAt(resource, readPath(operation.path), operation);
  if (operation.op === 'remove') throw new ScimError('noTarget', 'A remove operation needs a path.');
  if (!isRecord(operation.value)) throw new ScimError('invalidValue', 'An operation without a path needs an object.');
  return Object.entries(operation.value).reduce<Json>(
    (changed, [path, value]) => applyAt(changed, readPath(path), { ...operation, value }),
    resource,
  );
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

function applyAt(resource: Json, { attribute, filter, sub }: PatchPath, operation: PatchOperation): Json {
  const current = resource[attribute];
  const value = withLowerCaseNames(operation.value);
  if (filter) return { ...resource, [attribute]: changeItems(current, filter, sub, { ...operation, value }) };
  if (sub === undefined) return changeMember(resource, attribute, { ...operation, value });
  const parent = isRecord(current) ? current : {};
  return { ...resource, [attribute]: changeMember(parent, sub, { ...operation, value }) };
}

function changeMember(parent: Json, name: string, { op, value }: PatchOperation): Json {
  const current = parent[name];
  if (op === 'remove') {
    // Entra ID removes members by a value and not by a filter.
    if (Array.isArray(current) && Array.isArray(value)) {
      return { ...parent, [name]: current.filter((item) => !value.some((one) => isSameItem(item, one))) };
    }
    const { [name]: _, ...rest } = parent;
    return rest;
  }
  if (op === 'add' && Array.isArray(current)) {
    const added = [value].flat().filter((item) => !current.some((one) => isSameItem(one, item)));
    return { ...parent, [name]: [...current, ...added] };
  }
  if (isRecord(current) && isRecord(value)) return { ...parent, [name]: { ...current, ...value } };
  return { ...parent, [name]: value };
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
    if (sub !== undefined) return changeMember(item, sub, operation);
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

function isSameItem(one: unknown, other: unknown): boolean {
  if (isRecord(one) && isRecord(other)) return one['value'] === other['value'];
  return one === other;
}
