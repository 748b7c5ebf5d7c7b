import {
  type ApiDocument,
  isFilter,
  isUpload,
  jsonBody,
  operationsOf,
  type PlacedOperation,
  parametersIn,
  resolveSchema,
  type Schema,
  successContent,
} from '../client/api-document';
import { listMember, methodName, onlyMember } from '../client/method-names';

/** How the text of an option becomes a value. Members of other types are given by `--data`. */
type OptionType = 'text' | 'number' | 'boolean' | 'list' | 'file';

interface MemberOption {
  readonly name: string;
  readonly type: OptionType;
  readonly description: string;
  readonly required?: true;
}

/** Methods that exist for programs, or that a hand-written command replaces. */
const WITHOUT_COMMAND =
  /^(auth|files|me)\.|^channels\.(receive|answerChallenge|reportStatus)$|^formLinks\.(open|submit|upload)$|^intakeLinks\.(open|challenge|submit|upload|status)$|^spreadsheets\.(startImport|startExport|stream)$|^projects\.openSharePage$/;

/** Source of the table from which the command line creates a command for each operation. */
export function cliOperations(document: ApiDocument): string {
  const lines = operationsOf(document).flatMap((placed) => {
    const { resource, method } = methodName(placed);
    const words = [...resource, method];
    if (WITHOUT_COMMAND.test(words.join('.'))) return [];
    return [`  ${JSON.stringify(describe(document, placed, words.map(kebabCase)))},`];
  });
  return [
    '// Generated from docs/openapi.json by `npm run generate`.',
    "import type { Operation } from '../resources/operation';",
    '',
    'export const operations: readonly Operation[] = [',
    ...lines,
    '];',
    '',
  ].join('\n');
}

function describe(document: ApiDocument, placed: PlacedOperation, words: readonly string[]) {
  const { operation, method, path } = placed;
  const body = bodySchema(document, placed);
  const list = listMember(placed);
  const content = successContent(operation);
  return {
    words,
    summary: operation.summary,
    method: method.toUpperCase(),
    path,
    arguments: parametersIn(operation, 'path').map(({ name }) => name),
    ...(list ? { list } : {}),
    ...(list || !onlyMember(placed) ? {} : { member: onlyMember(placed) }),
    ...(content && !Object.keys(content).some((type) => /[/+]json$/.test(type)) ? { file: true } : {}),
    ...(isUpload(operation) ? { upload: true } : {}),
    ...(parametersIn(operation, 'header').some(({ name }) => name === 'If-Match') ? { versioned: true } : {}),
    query: parametersIn(operation, 'query')
      .filter(({ name }) => !['page', 'perPage'].includes(name))
      .map(({ name, schema, description = '', required }) => ({
        name,
        type: isFilter({ name, schema }) ? 'list' : 'text',
        description: isFilter({ name, schema }) ? filterHelp(operation.parameters ?? []) : firstSentence(description),
        ...(required ? { required: true } : {}),
      })),
    ...(body ? { body: membersOf(document, body), ...dataMembers(document, body) } : {}),
  };
}

function filterHelp(parameters: readonly { readonly name: string; readonly schema: Schema }[]): string {
  const fields = Object.keys(parameters.find(({ name }) => name === 'filter')?.schema.properties ?? {});
  return `Filters such as ${fields[0]}=…, by ${fields.join(', ')}`;
}

function bodySchema(document: ApiDocument, { operation }: PlacedOperation): Schema | undefined {
  const schema = jsonBody(operation) ?? operation.requestBody?.content['multipart/form-data']?.schema;
  return schema && resolveSchema(document, schema);
}

function membersOf(document: ApiDocument, { properties = {}, required = [] }: Schema): readonly MemberOption[] {
  return Object.entries(properties).flatMap(([name, given]) => {
    const type = optionType(resolveSchema(document, given));
    if (!type || ['page', 'perPage'].includes(name)) return [];
    const description = firstSentence(given.description ?? '');
    return [{ name, type, description, ...(required.includes(name) ? { required: true as const } : {}) }];
  });
}

/** Members that have no option, with the outline of their value. */
function dataMembers(document: ApiDocument, { properties = {}, required = [] }: Schema) {
  const data = Object.entries(properties).flatMap(([name, given]) => {
    const schema = resolveSchema(document, given);
    if (optionType(schema)) return [];
    return [
      { name, shape: shapeOf(document, schema), ...(required.includes(name) ? { required: true as const } : {}) },
    ];
  });
  return data.length > 0 ? { data } : {};
}

/** Names of members, such as `[{field_id, value}]`. Of alternatives, only the common members are named. */
function shapeOf(document: ApiDocument, given: Schema): string {
  const schema = resolveSchema(document, given);
  if (schema.items) return `[${shapeOf(document, schema.items)}]`;
  const alternatives = (schema.anyOf ?? schema.oneOf ?? [schema]).map((one) => resolveSchema(document, one));
  const [first, ...others] = alternatives.filter(({ properties }) => properties);
  if (!first) return alternatives.some(({ type }) => type === 'object') ? '{…}' : '…';
  const common = Object.keys(first.properties ?? {}).filter((name) => others.every((one) => one.properties?.[name]));
  return `{${[...common, ...(others.length > 0 ? ['…'] : [])].join(', ')}}`;
}

function optionType(schema: Schema): OptionType | undefined {
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) {
    const types = new Set(alternatives.map(optionType));
    return types.has('text') ? 'text' : [...types].find((type) => type !== undefined);
  }
  const types = [schema.type ?? []].flat().filter((type) => type !== 'null');
  if (types.includes('string')) return schema.format === 'binary' ? 'file' : 'text';
  if (types.includes('integer') || types.includes('number')) return 'number';
  if (types.includes('boolean')) return 'boolean';
  if (types.includes('array') && schema.items && optionType(schema.items) === 'text') return 'list';
  return undefined;
}

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function firstSentence(text: string): string {
  return text.split('\n')[0] ?? '';
}
