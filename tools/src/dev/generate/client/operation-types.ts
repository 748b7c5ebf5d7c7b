import {
  type ApiOperation,
  isFilter,
  isUpload,
  jsonBody,
  jsonContent,
  jsonInPlaceOfUpload,
  type Parameter,
  type PlacedOperation,
  parametersIn,
  type Schema,
  successContent,
} from './api-document';
import { listMember, pascalCase } from './method-names';
import { commentText, declarationText, memberName, typeText } from './type-text';

/** Names of the types of an operation. Undefined if it has no such part. */
export interface OperationTypes {
  readonly query?: string;
  readonly body?: string;
  readonly input: string;
  readonly response: string;
}

/** Text of all types of an operation, and their names. */
export function operationTypes(placed: PlacedOperation): { readonly names: OperationTypes; readonly text: string } {
  const { operation } = placed;
  const name = pascalCase(operation.operationId);
  const query = parametersIn(operation, 'query').filter((parameter) => !isPage(placed, parameter));
  const body = bodyType(operation, name);
  const response = responseType(operation, name);
  const names = {
    ...(query.length > 0 ? { query: `${name}Query` } : {}),
    ...(body ? { body: body.name } : {}),
    input: `${name}Input`,
    response: response.name,
  };
  const parts = [
    query.length > 0 ? queryType(names.query ?? '', query) : '',
    body?.text ?? '',
    inputType(placed, names),
    response.text,
  ];
  return { names, text: parts.filter(Boolean).join('\n') };
}

/** Listings take the page from their iteration. */
function isPage(placed: PlacedOperation, { name }: Parameter): boolean {
  return name === 'page' && listMember(placed) !== undefined;
}

function queryType(name: string, parameters: readonly Parameter[]): string {
  const members = parameters.map((parameter) => {
    const type = isFilter(parameter) ? filterType(parameter.schema) : typeText(parameter.schema);
    const comment = commentText(isFilter(parameter) ? undefined : parameter.description);
    return `${comment}readonly ${memberName(parameter.name)}${parameter.required ? '' : '?'}: ${type};`;
  });
  return `export interface ${name} {\n${members.join('\n')}\n}\n`;
}

function filterType({ properties = {} }: Schema): string {
  const members = Object.entries(properties).map(
    ([name, { description }]) => `${commentText(description)}readonly ${memberName(name)}?: FilterValue;`,
  );
  return `{\n${members.join('\n')}\n}`;
}

function bodyType(operation: ApiOperation, name: string): { readonly name: string; readonly text: string } | undefined {
  const schema = jsonBody(operation);
  if (schema) return named(schema, `${name}Body`);
  if (!isUpload(operation)) return undefined;
  const alternative = jsonInPlaceOfUpload(operation);
  if (!alternative) return { name: 'FormData', text: '' };
  return { name: `${name}Body`, text: `export type ${name}Body = FormData | ${typeText(alternative)};\n` };
}

function inputType(placed: PlacedOperation, names: Omit<OperationTypes, 'input'> & { readonly input: string }): string {
  const path = parametersIn(placed.operation, 'path').map(
    ({ name }) => `readonly ${memberName(name)}: string | number;`,
  );
  const pages = listMember(placed) && parametersIn(placed.operation, 'query').some((each) => isPage(placed, each));
  const query = [names.query, pages ? '{ readonly page?: number }' : undefined].filter(Boolean).join(' & ');
  const isRequired = parametersIn(placed.operation, 'query').some(({ required }) => required);
  const members = [
    ...(path.length > 0 ? [`readonly path: { ${path.join(' ')} };`] : []),
    ...(query ? [`readonly query${isRequired ? '' : '?'}: ${query};`] : []),
    ...(names.body ? [`readonly body: ${names.body};`] : []),
  ];
  if (members.length === 0) return `export type ${names.input} = NoInput;\n`;
  return `export interface ${names.input} {\n${members.join('\n')}\n}\n`;
}

function responseType(operation: ApiOperation, name: string): { readonly name: string; readonly text: string } {
  const content = successContent(operation);
  if (!content) return { name: 'undefined', text: '' };
  if (content['text/event-stream']) return { name: 'Response', text: '' };
  const schema = jsonContent(content)?.schema;
  return schema ? named(schema, `${name}Response`) : { name: 'Blob', text: '' };
}

function named(schema: Schema, name: string): { readonly name: string; readonly text: string } {
  return schema.$ref ? { name: typeText(schema), text: '' } : { name, text: declarationText(name, schema) };
}
