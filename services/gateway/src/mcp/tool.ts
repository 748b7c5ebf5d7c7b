import { z } from 'zod';
import type { OpenApiDocument } from '../openapi/merge-documents';
import { toolDescriptions } from './tool-descriptions';

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

/** An operation of the API, as an MCP tool. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: Readonly<Record<string, unknown>>;
  readonly annotations: { readonly readOnlyHint: boolean };
  readonly method: string;
  /** Path with {placeholders}. */
  readonly path: string;
  readonly pathParameters: readonly string[];
  readonly queryParameters: readonly string[];
  readonly takesBody: boolean;
}

/** Operations that only read, including searches by POST. */
const READING = /^(search|read|list|get|preview|explain)/;

/** The tools of the operations in the document. Operations of a service that has not been read yet are missing. */
export function toolsOf(document: OpenApiDocument): Map<string, Tool> {
  const tools = new Map<string, Tool>();
  for (const [path, members] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const parsed = operation.safeParse((members as Record<string, unknown>)[method]);
      const words = parsed.success ? toolDescriptions[parsed.data.operationId] : undefined;
      if (parsed.success && words)
        tools.set(parsed.data.operationId, toTool(document, { ...parsed.data, method, path, words }));
    }
  }
  return tools;
}

type Described = z.infer<typeof operation> & { readonly method: string; readonly path: string; readonly words: string };

function toTool(document: OpenApiDocument, described: Described): Tool {
  const { operationId, summary, method, path, parameters, requestBody, words } = described;
  const inPath = parameters.filter((one) => one.in === 'path');
  const inQuery = parameters.filter((one) => one.in === 'query');
  const body = requestBody?.content['application/json']?.schema;
  const properties = {
    ...Object.fromEntries(
      [...inPath, ...inQuery].map(({ name, schema, description }) => [name, { ...schema, description }]),
    ),
    ...(body === undefined ? {} : { body }),
  };
  const required = [
    ...[...inPath, ...inQuery.filter((one) => one.required)].map(({ name }) => name),
    ...(body === undefined ? [] : ['body']),
  ];
  return {
    name: operationId,
    description: `${summary}. ${words}`,
    inputSchema: withDefinitions(document, { type: 'object', properties, required, additionalProperties: false }),
    annotations: { readOnlyHint: method === 'get' || READING.test(operationId) },
    method: method.toUpperCase(),
    path,
    pathParameters: inPath.map(({ name }) => name),
    queryParameters: inQuery.map(({ name }) => name),
    takesBody: body !== undefined,
  };
}

const COMPONENT = '#/components/schemas/';

/** Makes a schema self-contained by copying the components that it references. */
function withDefinitions(
  document: OpenApiDocument,
  schema: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const components = (document.components['schemas'] ?? {}) as Readonly<Record<string, unknown>>;
  const $defs: Record<string, unknown> = Object.create(null);
  const own = pointInside(schema);
  return { ...(own as Record<string, unknown>), ...(Object.keys($defs).length > 0 ? { $defs } : {}) };

  function pointInside(part: unknown): unknown {
    return JSON.parse(JSON.stringify(part), (key, value: unknown) => {
      if (key !== '$ref' || typeof value !== 'string' || !value.startsWith(COMPONENT)) return value;
      const name = value.slice(COMPONENT.length);
      if (!(name in $defs)) {
        // Registered before it is filled, because schemas can reference themselves.
        $defs[name] = {};
        $defs[name] = pointInside(components[name] ?? {});
      }
      return `#/$defs/${name}`;
    });
  }
}
