import { parametersIn } from '../client/api-document';
import { methodName } from '../client/method-names';
import { snakeCase, typeName } from './python-names';
import type { PythonOperation } from './python-operation';
import { docstring } from './python-types';

/** The synchronous or the asynchronous variant of the client. */
export interface Variant {
  readonly prefix: '' | 'Async';
  readonly define: 'def' | 'async def';
  readonly wait: '' | 'await ';
  readonly iterator: 'Iterator' | 'AsyncIterator';
}

interface Resource {
  readonly className: string;
  readonly methods: string[];
  readonly inner: Map<string, Resource>;
}

/** A class for each resource, and `Resources` with an attribute for each of them. */
export function pythonResources(operations: readonly PythonOperation[], variant: Variant): string {
  const root: Resource = { className: `${variant.prefix}Resources`, methods: [], inner: new Map() };
  for (const operation of operations) {
    const { resource, method } = methodName(operation.placed);
    let place = root;
    for (const name of resource) place = innerResource(place, name, variant);
    place.methods.push(methodText(operation, method, variant));
  }
  return classTexts(root, variant).join('\n\n');
}

function innerResource(parent: Resource, name: string, { prefix }: Variant): Resource {
  const outer = parent.className === `${prefix}Resources` ? prefix : parent.className;
  const found = parent.inner.get(name) ?? { className: outer + typeName(name), methods: [], inner: new Map() };
  parent.inner.set(name, found);
  return found;
}

/** Inner resources first, because the outer ones create them. */
function classTexts({ className, methods, inner }: Resource, variant: Variant): string[] {
  const attributes = [...inner]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, resource]) => `        self.${snakeCase(name)} = ${resource.className}(api)\n`);
  const start = `    def __init__(self, api: ${variant.prefix}Api) -> None:\n        self._api = api\n${attributes.join('')}`;
  const text = `class ${className}:\n${[start, ...methods].join('\n')}`;
  return [...[...inner.values()].flatMap((resource) => classTexts(resource, variant)), text];
}

function methodText(operation: PythonOperation, method: string, variant: Variant): string {
  const { placed, query, body, result } = operation;
  const path = parametersIn(placed.operation, 'path').map(({ name }) => name);
  const isQueryGiven = query && !(result.kind === 'list' && result.isPagedByBody);
  const parameters = [
    'self',
    ...path.map((name) => `${snakeCase(name)}: str | int`),
    ...(body ? [`body: m.${body.type}${body.isOptional ? ' | None = None' : ''}`] : []),
    ...(isQueryGiven ? [`query: m.${query.type}${query.isRequired ? '' : ' | None = None'}`] : []),
    '**options: Unpack[Options]',
  ];
  const isDirect = result.kind === 'list' || result.kind === 'events';
  const signature = `${isDirect ? 'def' : variant.define} ${snakeCase(method)}(${parameters.join(', ')})`;
  return [
    `    ${signature} -> ${resultType(operation, variant)}:\n`,
    docstring(`${placed.operation.summary}.${placed.operation.deprecated ? ' Deprecated.' : ''}`, '        '),
    `        request = ${requestText(operation, isQueryGiven !== undefined && isQueryGiven)}\n`,
    ...resultLines(operation, variant).map((line) => `        ${line}\n`),
  ].join('');
}

function requestText({ placed, body, files, isRepeatable }: PythonOperation, isQueryGiven: boolean): string {
  const path = placed.path.replace(/\{(\w+)\}/g, (_whole, name: string) => `{segment(${snakeCase(name)})}`);
  const isPost = placed.method === 'post' || placed.method === 'patch';
  const values = [
    `'${placed.method.toUpperCase()}'`,
    `${path === placed.path ? '' : 'f'}'${path}'`,
    ...(isQueryGiven ? ['query=query'] : []),
    ...(body?.isOptional ? ['body=body or {}'] : body ? ['body=body'] : []),
    ...(files ? [`files=(${files.map((name) => `'${name}',`).join(' ')})`] : []),
    ...(isRepeatable && isPost ? ['repeatable=True'] : []),
    'options=options',
  ];
  return `Request(${values.join(', ')})`;
}

function resultType({ result }: PythonOperation, { prefix, iterator }: Variant): string {
  if (result.kind === 'none') return 'None';
  if (result.kind === 'file') return 'File';
  if (result.kind === 'events') return `${iterator}[ServerSentEvent]`;
  return result.kind === 'list' ? `${prefix}Listing[m.${result.type}]` : `m.${result.type}`;
}

function resultLines({ result }: PythonOperation, { prefix, wait }: Variant): readonly string[] {
  switch (result.kind) {
    case 'none':
      return [`${wait}self._api.json(request)`];
    case 'file':
      return [`return ${wait}self._api.file(request)`];
    case 'events':
      return ['return self._api.events(request)'];
    case 'list':
      return [
        `return ${prefix}Listing(self._api, request, '${result.member}'${result.isPagedByBody ? ', paged_by_body=True' : ''})`,
      ];
    case 'json':
      return [`response: m.${result.type} = ${wait}self._api.json(request)`, 'return response'];
    case 'member':
      return [`response: m.${result.response} = ${wait}self._api.json(request)`, `return response['${result.member}']`];
  }
}
