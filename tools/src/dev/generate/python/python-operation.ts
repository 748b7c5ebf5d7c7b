import {
  type ApiDocument,
  isFilter,
  isUpload,
  jsonBody,
  type Parameter,
  type PlacedOperation,
  parametersIn,
  resolveSchema,
  type Schema,
  successContent,
} from '../client/api-document';
import { listMember, methodName, onlyMember, pascalCase } from '../client/method-names';
import { typeName } from './python-names';
import type { PythonTypes } from './python-types';

/** Parameters whose texts are lists, separated by commas. */
const LISTS = ['fields', 'include'];

/** What a method of the Python client needs to know about its operation. */
export interface PythonOperation {
  readonly placed: PlacedOperation;
  readonly query?: { readonly type: string; readonly isRequired: boolean };
  readonly body?: { readonly type: string; readonly isOptional: boolean };
  /** Members of a form that are files. */
  readonly files?: readonly string[];
  readonly result: Result;
  /** Whether a POST or PATCH may be repeated: a search, a bulk request, or one that supports idempotency keys. */
  readonly isRepeatable: boolean;
}

export type Result =
  | { readonly kind: 'none' }
  | { readonly kind: 'file' }
  | { readonly kind: 'events' }
  | { readonly kind: 'json'; readonly type: string }
  | { readonly kind: 'member'; readonly response: string; readonly member: string; readonly type: string }
  | { readonly kind: 'list'; readonly member: string; readonly type: string; readonly isPagedByBody: boolean };

/** Declares the types of an operation. */
export function pythonOperation(document: ApiDocument, types: PythonTypes, placed: PlacedOperation): PythonOperation {
  const { operation } = placed;
  const name = pascalCase(operation.operationId);
  const query = declareQuery(types, placed, `${name}Query`);
  const form = operation.requestBody?.content['multipart/form-data']?.schema;
  const schema = jsonBody(operation) ?? form;
  const fields = schema && resolveSchema(document, schema);
  return {
    placed,
    ...(query ? { query } : {}),
    ...(schema
      ? { body: { type: types.named(schema, `${name}Body`), isOptional: !isUpload(operation) && isOptional(fields) } }
      : {}),
    ...(form ? { files: membersOfFormat(fields, 'binary') } : {}),
    result: resultOf(document, types, placed, name),
    isRepeatable: isRepeatable(placed),
  };
}

function declareQuery(types: PythonTypes, placed: PlacedOperation, name: string): PythonOperation['query'] {
  const parameters = parametersIn(placed.operation, 'query').filter(
    (parameter) => !(parameter.name === 'page' && listMember(placed)),
  );
  if (parameters.length === 0) return undefined;
  const members = parameters.map((parameter) => ({
    name: parameter.name,
    type: queryType(types, parameter, typeName(name, parameter.name)),
    isRequired: parameter.required ?? false,
    ...(parameter.description && !isFilter(parameter) ? { description: parameter.description } : {}),
  }));
  types.declareMembers(name, members);
  return { type: name, isRequired: members.some(({ isRequired }) => isRequired) };
}

function queryType(types: PythonTypes, parameter: Parameter, nested: string): string {
  const { name, schema } = parameter;
  if (!isFilter(parameter)) return LISTS.includes(name) ? 'str | Sequence[str]' : types.typeOf(schema, nested);
  const members = Object.entries(schema.properties ?? {}).map(([field, { description }]) => ({
    name: field,
    type: 'FilterValue',
    isRequired: false,
    ...(description ? { description } : {}),
  }));
  types.declareMembers(nested, members);
  return nested;
}

function resultOf(document: ApiDocument, types: PythonTypes, placed: PlacedOperation, name: string): Result {
  const content = successContent(placed.operation);
  if (content?.['text/event-stream']) return { kind: 'events' };
  const schema = content?.['application/json']?.schema;
  if (!schema) return content ? { kind: 'file' } : { kind: 'none' };
  const response = types.named(schema, `${name}Response`);
  const properties = resolveSchema(document, schema).properties ?? {};
  if (Object.keys(properties).join() === 'response') return { kind: 'none' };
  const list = listMember(placed);
  if (list) {
    const items = properties[list]?.items ?? {};
    const type = types.named(items, typeName(`${name}Response`, list, 'item'));
    return { kind: 'list', member: list, type, isPagedByBody: isPagedByBody(document, placed) };
  }
  const member = onlyMember(placed);
  if (!member) return { kind: 'json', type: response };
  const type = types.named(properties[member] ?? {}, typeName(`${name}Response`, member));
  return { kind: 'member', response, member, type };
}

function isPagedByBody(document: ApiDocument, { operation }: PlacedOperation): boolean {
  return 'page' in (resolveSchema(document, jsonBody(operation) ?? {}).properties ?? {});
}

function isRepeatable(placed: PlacedOperation): boolean {
  const supportsKeys = parametersIn(placed.operation, 'header').some(({ name }) => name === 'Idempotency-Key');
  const isSearch = placed.method === 'post' && listMember(placed) !== undefined;
  return supportsKeys || isSearch || methodName(placed).method.endsWith('Many');
}

function isOptional(schema: Schema | undefined): boolean {
  return schema?.properties !== undefined && (schema.required ?? []).length === 0;
}

function membersOfFormat(schema: Schema | undefined, format: string): readonly string[] {
  return Object.entries(schema?.properties ?? {}).flatMap(([name, each]) => (each.format === format ? [name] : []));
}
