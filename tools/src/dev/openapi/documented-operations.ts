interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly minimum?: number;
  readonly minItems?: number;
}

interface Operation {
  readonly operationId: string;
  readonly security?: readonly object[];
  readonly 'x-required-scope'?: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema?: Schema } | undefined>>;
  };
}

export interface DocumentedOperation {
  readonly id: string;
  readonly method: string;
  /** With `{name}` for each path parameter. */
  readonly path: string;
  readonly isPublic: boolean;
  readonly scope: string | undefined;
  readonly query: readonly string[];
  /** A body with a plausible value for every member; undefined if the operation accepts no JSON. */
  readonly sampleBody: unknown;
}

/** An OpenAPI document, as far as it is used here. */
export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** The id of no object. */
export const NO_ID = '00000000-0000-4000-8000-000000000000';

/** Every operation of an OpenAPI document. */
export function operationsOf({ paths, components }: OpenApiDocument): DocumentedOperation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const schema = operation.requestBody?.content['application/json']?.schema;
      return {
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        isPublic: operation.security?.length === 0,
        scope: operation['x-required-scope'],
        query: (operation.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name),
        sampleBody: schema && sampleOf(schema, components.schemas),
      };
    }),
  );
}

const FORMATS: Readonly<Record<string, string>> = {
  uuid: NO_ID,
  date: '2026-01-31',
  'date-time': '2026-01-31T12:00:00Z',
  email: 'a@example.org',
  uri: 'https://example.org/',
};

const MAX_DEPTH = 6;

/** A value that matches the types of a schema, though perhaps not its other rules. */
function sampleOf(schema: Schema, schemas: Readonly<Record<string, Schema>>, depth = 0): unknown {
  if (depth > MAX_DEPTH) return null;
  const inner = (one: Schema) => sampleOf(one, schemas, depth + 1);
  if (schema.$ref) return inner(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [alternative] = schema.anyOf ?? schema.oneOf ?? [];
  if (alternative) return inner(alternative);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(inner));
  const type = [schema.type].flat()[0];
  if (schema.properties || type === 'object') {
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, one]) => [name, inner(one)]));
  }
  if (type === 'array') return [inner(schema.items ?? {})];
  if (type === 'string') return FORMATS[schema.format ?? ''] ?? 'x';
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1;
  return type === 'boolean' ? true : 'x';
}
