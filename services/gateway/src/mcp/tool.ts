import { isRecord } from '@trackway/runtime';
import { z } from 'zod';
import type { OpenApiDocument } from '../openapi/merge-documents';
import { compactSchema, resolve } from './compact-schema';
import { type ToolHint, toolCatalogue } from './tool-catalogue';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

const parameter = z.looseObject({
  name: z.string(),
  in: z.string(),
  required: z.boolean().default(false),
  description: z.string().optional(),
  schema: z.record(z.string(), z.unknown()).default({}),
});

const operation = z.looseObject({
  operationId: z.string(),
  summary: z.string().default(''),
  parameters: z.array(parameter).default([]),
  requestBody: z
    .looseObject({
      content: z.looseObject({ 'application/json': z.looseObject({ schema: z.unknown() }).optional() }).default({}),
    })
    .optional(),
});

/** An operation of the API as an MCP tool. Its arguments are those of path, query and body in one object. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: {
    readonly type: 'object';
    readonly properties: Readonly<Record<string, object>>;
    readonly required: string[];
    readonly additionalProperties: false;
  };
  readonly annotations: { readonly readOnlyHint: boolean };
  readonly hint: ToolHint;
  readonly method: string;
  /** Path with {placeholders}. */
  readonly path: string;
  readonly pathParameters: readonly string[];
  readonly queryParameters: readonly string[];
  /** Members of the JSON body; undefined if the operation takes none. */
  readonly bodyMembers: readonly string[] | undefined;
}

/** Operations that only read, including searches by POST. */
const READING = /^(search|read|list|get|preview|explain|simulate)/;

/** The tools of the operations in the document. Operations of a service that has not been read yet are missing. */
export function toolsOf(document: OpenApiDocument): Map<string, Tool> {
  const components = (document.components['schemas'] ?? {}) as Readonly<Record<string, unknown>>;
  const tools = new Map<string, Tool>();
  for (const [path, members] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const parsed = operation.safeParse((members as Record<string, unknown>)[method]);
      const hint = parsed.success ? toolCatalogue[parsed.data.operationId] : undefined;
      if (parsed.success && hint) {
        tools.set(parsed.data.operationId, toTool({ ...parsed.data, method, path, hint }, components));
      }
    }
  }
  return tools;
}

type Described = z.infer<typeof operation> & {
  readonly method: string;
  readonly path: string;
  readonly hint: ToolHint;
};

function toTool(described: Described, components: Readonly<Record<string, unknown>>): Tool {
  const { operationId, summary, method, path, parameters, requestBody, hint } = described;
  const body = bodyOf(requestBody?.content['application/json']?.schema, components);
  const inPath = parameters.filter((one) => one.in === 'path');
  // Searches take the page in the query and in the body; the body is enough.
  const isOmitted = (name: string) => (body && name in body.properties) || hint.omits?.includes(name);
  const inQuery = parameters.filter(({ in: place, name }) => place === 'query' && !isOmitted(name));
  const collision = inPath.find(({ name }) => body && name in body.properties);
  if (collision) throw new Error(`${operationId} takes ${collision.name} in its path and its body.`);
  return {
    name: operationId,
    description: `${summary}. ${hint.description}`,
    inputSchema: {
      type: 'object',
      properties: { ...propertiesOf([...inPath, ...inQuery], components, hint), ...body?.properties },
      required: [
        ...[...inPath, ...inQuery.filter((one) => one.required)].map(({ name }) => name),
        ...(body?.required ?? []),
      ],
      additionalProperties: false,
    },
    annotations: { readOnlyHint: method === 'get' || READING.test(operationId) },
    hint,
    method: method.toUpperCase(),
    path,
    pathParameters: inPath.map(({ name }) => name),
    queryParameters: inQuery.map(({ name }) => name),
    bodyMembers: body && Object.keys(body.properties),
  };
}

/** Known to models by their names. Every listing has them, so their descriptions would cost a twentieth of the list. */
const PAGING = new Set(['page', 'perPage']);

function propertiesOf(
  parameters: readonly z.infer<typeof parameter>[],
  components: Readonly<Record<string, unknown>>,
  { filters }: ToolHint,
) {
  return Object.fromEntries(
    parameters.map(({ name, schema, description }) => {
      const shown = name === 'filter' && filters ? withMembers(schema, filters) : schema;
      const { description: text = description, ...rest } = shown;
      return [name, compactSchema(PAGING.has(name) ? rest : { description: text, ...rest }, components, 1)];
    }),
  );
}

function withMembers(schema: Readonly<Record<string, unknown>>, names: readonly string[]) {
  const { properties } = schema;
  if (!isRecord(properties)) return schema;
  return { ...schema, properties: Object.fromEntries(names.map((name) => [name, properties[name]])) };
}

/** The members of a JSON body. */
function bodyOf(schema: unknown, components: Readonly<Record<string, unknown>>) {
  if (schema === undefined) return undefined;
  const { properties = {}, required = [] } = resolve(schema, components);
  return {
    properties: Object.fromEntries(
      Object.entries(properties as Readonly<Record<string, unknown>>).map(([name, one]) => [
        name,
        compactSchema(one, components, 1),
      ]),
    ),
    required: required as readonly string[],
  };
}
