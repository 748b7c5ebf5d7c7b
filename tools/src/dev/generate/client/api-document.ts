/** The part of OpenAPI 3.1 that this document uses. */
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

export interface ApiOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly deprecated?: boolean;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

/** Whether a parameter has a member for each filter (`filter[name]=…`). SCIM has a text of this name. */
export function isFilter({ name, schema }: Pick<Parameter, 'name' | 'schema'>): boolean {
  return name === 'filter' && schema.properties !== undefined;
}

type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly (string | number | boolean | null)[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly description?: string;
  readonly contentMediaType?: string;
  readonly format?: string;
}

/** One operation with its place in the document. */
export interface PlacedOperation {
  readonly method: string;
  readonly path: string;
  readonly operation: ApiOperation;
}

export function operationsOf({ paths }: ApiDocument): readonly PlacedOperation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
}

/** The JSON body of an operation that accepts no upload. */
export function jsonBody(operation: ApiOperation): Schema | undefined {
  return isUpload(operation) ? undefined : operation.requestBody?.content['application/json']?.schema;
}

/** The JSON body that an operation accepts in place of an upload. */
export function jsonInPlaceOfUpload(operation: ApiOperation): Schema | undefined {
  return isUpload(operation) ? operation.requestBody?.content['application/json']?.schema : undefined;
}

export function isUpload({ requestBody }: ApiOperation): boolean {
  return requestBody?.content['multipart/form-data'] !== undefined;
}

/** Content of the response 200 or 201, by media type. Undefined for 204. */
export function successContent({ responses }: ApiOperation): Content | undefined {
  return (responses['200'] ?? responses['201'])?.content;
}

/** JSON, also of a more specific media type. The client parses both. */
export function jsonContent(content: Content): Content[string] | undefined {
  const specific = Object.keys(content).find((type) => type.endsWith('+json'));
  return content['application/json'] ?? (specific === undefined ? undefined : content[specific]);
}

export function parametersIn(operation: ApiOperation, place: Parameter['in']): readonly Parameter[] {
  return (operation.parameters ?? []).filter((parameter) => parameter.in === place);
}

/** The component that a schema refers to, or the schema itself. */
export function resolveSchema({ components }: ApiDocument, schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return (name && components.schemas[name]) || schema;
}
