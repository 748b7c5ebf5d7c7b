import {
  type ApiDocument,
  isUpload,
  jsonBody,
  type PlacedOperation,
  parametersIn,
  resolveSchema,
  type Schema,
  successContent,
} from './api-document';
import { camelCase, listMember, methodName, onlyMember } from './method-names';
import type { OperationTypes } from './operation-types';
import { commentText, typeText } from './type-text';

/** An operation with the names of its types. */
export interface TypedOperation {
  readonly placed: PlacedOperation;
  readonly names: OperationTypes;
}

interface Methods {
  readonly lines: string[];
  readonly inner: Map<string, Methods>;
}

const PER_PAGE = 100;

/** Functions that return the methods of each resource, and one that returns all of them. */
export function resourcesText(document: ApiDocument, operations: readonly TypedOperation[]): string {
  const root = emptyMethods();
  for (const operation of operations) {
    const { resource, method } = methodName(operation.placed);
    let methods = root;
    for (const name of resource) methods = innerMethods(methods, name);
    methods.lines.push(methodText(document, operation, method));
  }
  const names = [...root.inner.keys()].sort();
  const functions = names.map(
    (name) => `export function ${name}(call: Call) {\nreturn ${objectText(innerMethods(root, name))};\n}\n`,
  );
  const types = names.map((name) => `readonly ${name}: ReturnType<typeof ${name}>;`).join('\n');
  const values = names.map((name) => `${name}: ${name}(call),`).join('\n');
  const all = `export interface Resources {\n${types}\n}\n
export function allResources(call: Call): Resources {\nreturn {\n${values}\n};\n}\n`;
  return [...functions, all].join('\n');
}

function emptyMethods(): Methods {
  return { lines: [], inner: new Map() };
}

function innerMethods(methods: Methods, name: string): Methods {
  const found = methods.inner.get(name) ?? emptyMethods();
  methods.inner.set(name, found);
  return found;
}

function objectText({ lines, inner }: Methods): string {
  const nested = [...inner].map(([name, methods]) => `${name}: ${objectText(methods)},\n`);
  return `{\n${[...lines, ...nested].join('')}}`;
}

function methodText(document: ApiDocument, operation: TypedOperation, method: string): string {
  const { placed, names } = operation;
  const path = parametersIn(placed.operation, 'path').map(({ name }) => ({ name, argument: camelCase(name) }));
  const parameters = [
    ...path.map(({ argument }) => `${argument}: string | number`),
    ...(names.body ? [`body: ${names.body}${isOptionalBody(document, placed) ? ' = {}' : ''}`] : []),
    ...(names.query && !isPagedByBody(document, placed) ? [queryParameter(placed, names.query)] : []),
    'options?: CallOptions',
  ];
  const pathInput = path.map(({ name, argument }) => (name === argument ? name : `${name}: ${argument}`)).join(', ');
  const signature = `${method}: ${listMember(placed) ? '' : 'async '}(${parameters.join(', ')})`;
  const options = isRepeatable(placed, method) ? '{ repeatable: true, ...options }' : 'options';
  const text = listMember(placed)
    ? listText(document, operation, pathInput, options)
    : callText(operation, pathInput, options);
  const { summary, deprecated } = placed.operation;
  const comment = commentText(`${summary}.${deprecated ? '\n@deprecated' : ''}`);
  return `${comment}${signature}${text},\n`;
}

function queryParameter(placed: PlacedOperation, type: string): string {
  const isRequired = parametersIn(placed.operation, 'query').some(({ required }) => required);
  return `query: ${type}${isRequired ? '' : ' = {}'}`;
}

function isOptionalBody(document: ApiDocument, { operation }: PlacedOperation): boolean {
  const schema = resolveSchema(document, jsonBody(operation) ?? {});
  return !isUpload(operation) && schema.properties !== undefined && (schema.required ?? []).length === 0;
}

/** Whether a POST or PATCH may be retried after a lost response: a search, or a bulk request whose repetition has no effect. */
function isRepeatable(placed: PlacedOperation, method: string): boolean {
  return (placed.method === 'post' && listMember(placed) !== undefined) || method.endsWith('Many');
}

function isPagedByBody(document: ApiDocument, { operation }: PlacedOperation): boolean {
  return 'page' in (resolveSchema(document, jsonBody(operation) ?? {}).properties ?? {});
}

function callText({ placed, names }: TypedOperation, path: string, options: string): string {
  const input = [path ? `path: { ${path} }` : '', names.query ? 'query' : '', names.body ? 'body' : ''];
  const call = `await call('${placed.method}', '${placed.path}', { ${input.filter(Boolean).join(', ')} }, ${options})`;
  const schema = successContent(placed.operation)?.['application/json']?.schema;
  const members = Object.keys(schema?.properties ?? {});
  if (names.response === 'undefined' || (members.length === 1 && members[0] === 'response')) {
    return `: Promise<void> => {\n${call};\n}`;
  }
  const member = onlyMember(placed);
  if (!member) return `: Promise<${names.response}> => ${call}`;
  const type = memberType(schema?.properties?.[member], `${names.response}['${member}']`);
  return `: Promise<${type}> => (${call}).${member}`;
}

function listText(document: ApiDocument, { placed, names }: TypedOperation, path: string, options: string): string {
  const member = listMember(placed) ?? '';
  const items = successContent(placed.operation)?.['application/json']?.schema?.properties?.[member]?.items;
  const type = memberType(items, `${names.response}['${member}'][number]`);
  const pagedBody = isPagedByBody(document, placed);
  const queryParts = [...(names.query ? ['...query'] : []), 'page'].join(', ');
  const input = [
    path ? `path: { ${path} }` : '',
    pagedBody ? '' : `query: { perPage: ${PER_PAGE}, ${queryParts} }`,
    pagedBody ? `body: { perPage: ${PER_PAGE}, ...body, page }` : names.body ? 'body' : '',
  ];
  const call = `await call('${placed.method}', '${placed.path}', { ${input.filter(Boolean).join(', ')} }, ${options})`;
  const result = member === 'items' ? 'items' : `${member}: items`;
  return `: Listing<${type}> => new Listing(async (page) => {\nconst { ${result}, meta } = ${call};\nreturn { items, meta };\n})`;
}

function memberType(schema: Schema | undefined, fallback: string): string {
  return schema?.$ref ? typeText(schema) : fallback;
}
