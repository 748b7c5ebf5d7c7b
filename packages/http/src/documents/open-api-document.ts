import { OpenAPIRegistry, OpenApiGeneratorV31, type ResponseConfig } from '@asteasolutions/zod-to-openapi';
import { API_VERSION } from '@trackway/contracts';
import { CONSISTENCY_HEADER } from '@trackway/runtime';
import { z } from 'zod';
import { isWrite, type Route, templateOf } from '../routes/route';
import { STALE_HEADER } from '../server/context-headers';
import { describeMembers } from './describe-members';
import { describeOperation } from './describe-operation';
import { correctGenerated } from './generator-fixes';
import { namedSchemas } from './named-schemas';
import { failuresOf, pageOf } from './route-errors';
import { sharedFailures } from './shared-errors';
import { tagsOf } from './tags';

/** A request that the service sends to webhook addresses, listed under `webhooks`. */
export interface WebhookDescription {
  /** Event kind. */
  readonly name: string;
  readonly summary: string;
  readonly tag: string;
  readonly headers: z.ZodObject;
  readonly body: z.ZodType;
  /** Meaning of the response. */
  readonly response: string;
}

export type OpenApiDocument = ReturnType<OpenApiGeneratorV31['generateDocument']>;

/** The OpenAPI 3.1 document of one service, generated from the schemas that validate. */
export function openApiDocument(
  service: string,
  routes: readonly Route[],
  webhooks: readonly WebhookDescription[] = [],
): OpenApiDocument {
  const registry = new OpenAPIRegistry();
  registry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' });
  registry.registerComponent('headers', 'RequestId', {
    description: 'The id that the client sent, if it is valid; otherwise a new one',
    schema: { type: 'string' },
  });
  registry.registerComponent('headers', 'ConsistencyToken', {
    description: 'Opaque. A search with this value in the same header includes this change',
    schema: { type: 'string' },
  });
  registry.registerComponent('headers', 'Stale', {
    description: 'Services whose part of this response may be outdated, because they did not respond in time',
    schema: { type: 'string' },
  });
  for (const [name, response] of Object.entries(sharedFailures)) {
    registry.registerComponent('responses', name, response);
  }
  const named = namedSchemas([...routes.flatMap(schemasOf), ...webhooks.map(({ body }) => body)]);
  for (const route of routes) {
    registry.registerPath({
      method: route.method,
      path: templateOf(route.path),
      operationId: route.operationId,
      summary: route.summary,
      description: describeOperation(route),
      tags: [route.tag],
      ...(route.deprecated ? { deprecated: true } : {}),
      ...securityOf(route),
      request: requestOf(route),
      responses: { ...successOf(route), ...failuresOf(route) },
    });
  }
  for (const { name, summary, tag, headers, body, response } of webhooks) {
    registry.registerWebhook({
      method: 'post',
      path: name,
      summary,
      tags: [tag],
      security: [],
      request: { headers, body: { required: true, content: { 'application/json': { schema: body } } } },
      responses: { default: { description: response } },
    });
  }
  const components = named.map((schema) => ({ type: 'schema' as const, schema }));
  const document = new OpenApiGeneratorV31([...components, ...registry.definitions]).generateDocument({
    openapi: '3.1.0',
    info: { title: `Trackway ${service}`, version: API_VERSION },
    tags: tagsOf(routes),
  });
  return describeMembers(correctGenerated(document));
}

function schemasOf({
  query,
  body,
  documentedBody,
  multipart,
  rawBody,
  response,
  ownErrors,
}: Route): (z.ZodType | undefined)[] {
  const members = response === null || 'mediaType' in response ? [] : Object.values(response as z.ZodRawShape);
  return [query, body, documentedBody, multipart, rawBody, ownErrors?.schema, ...(members as z.ZodType[])];
}

/** In OpenAPI 3.1, schemes other than OAuth may list required roles. */
function securityOf({ scope }: Route) {
  if (scope === 'public') return { security: [] };
  if (scope === 'authenticated') return { security: [{ bearer: [] }] };
  return { security: [{ bearer: [scope] }], 'x-required-scope': scope };
}

const idempotencyHeader = z.object({
  'Idempotency-Key': z.string().optional().meta({
    description: 'For 24 hours, the same request with the same key returns the first response',
  }),
});

const consistencyHeader = z.object({
  [CONSISTENCY_HEADER]: z.string().optional().meta({
    description:
      'Value from the response to a write, or several, separated by commas. The request waits up to one second until those changes are included',
  }),
});

const versionHeader = z.object({
  'If-Match': z.string().optional().meta({
    description:
      'The `ETag` of the version that you read. If the object has changed since, the request is rejected with 412',
  }),
});

const rangeHeader = z.object({
  Range: z.string().optional().meta({ description: 'One range of bytes, such as `bytes=0-1023`' }),
  'If-Range': z.string().optional().meta({
    description: '`ETag` of the file of which the client has a part. The whole file is sent if it is another one',
  }),
});

/** Beside its use, it has generators import what several media types of a body need. */
const requestIdHeader = z.object({
  'X-Request-Id': z.string().optional().meta({
    description: 'Id of the request: 1 to 128 characters of A-Z, a-z, 0-9, `.`, `_` and `-`. Default: a new one',
  }),
});

function headersOf(route: Route) {
  const { idempotent, consistent, ranges, failures = [] } = route;
  const headers = z.object({
    ...(idempotent ? idempotencyHeader.shape : {}),
    ...(consistent ? consistencyHeader.shape : {}),
    ...(ranges ? rangeHeader.shape : {}),
    ...(bodiesOf(route).length > 1 ? requestIdHeader.shape : {}),
    ...(failures.includes('precondition_failed') ? versionHeader.shape : {}),
  });
  return Object.keys(headers.shape).length > 0 ? { headers } : {};
}

function requestOf(route: Route) {
  const parameters = Object.entries(route.params ?? {});
  const shape = Object.fromEntries(
    parameters.map(([name, { description, schema }]) => [name, schema.meta({ description })]),
  );
  const bodies = bodiesOf(route);
  return {
    ...(parameters.length > 0 ? { params: z.object(shape) } : {}),
    ...(route.query instanceof z.ZodObject ? { query: route.query } : {}),
    ...headersOf(route),
    ...(bodies.length > 0
      ? { body: { required: true, content: Object.fromEntries(bodies.map(([type, schema]) => [type, { schema }])) } }
      : {}),
  };
}

/** The bodies that the operation accepts, by media type. */
function bodiesOf({
  multipart,
  rawBody,
  documentedBody,
  body,
  bodyMediaType,
}: Route): [mediaType: string, schema: z.ZodType][] {
  const json = documentedBody ?? rawBody ?? body;
  return [
    ...(multipart ? [['multipart/form-data', multipart] as [string, z.ZodType]] : []),
    ...(json ? [['application/json', json] as [string, z.ZodType]] : []),
    ...(json && bodyMediaType ? [[bodyMediaType, json] as [string, z.ZodType]] : []),
    ...(rawBody ? [['application/x-www-form-urlencoded', rawBody] as [string, z.ZodType]] : []),
  ];
}

function answerHeaders(route: Route) {
  return {
    'X-Request-Id': { $ref: '#/components/headers/RequestId' },
    ...(isWrite(route) ? { [CONSISTENCY_HEADER]: { $ref: '#/components/headers/ConsistencyToken' } } : {}),
    ...(route.consistent ? { [STALE_HEADER]: { $ref: '#/components/headers/Stale' } } : {}),
    ...(route.deprecated ? RETIREMENT : {}),
  };
}

const RETIREMENT = {
  Deprecation: {
    description: 'Since when it is deprecated, in seconds since 1970 (RFC 9745)',
    schema: { type: 'string' },
  },
  Sunset: { description: 'When it can be removed (RFC 8594)', schema: { type: 'string' } },
} as const;

const FILE = { ETag: { description: 'Identifies the file, for `If-Range`', schema: { type: 'string' } } } as const;

const RANGE = {
  'Content-Range': { description: 'The range and the size of the file, in bytes', schema: { type: 'string' } },
} as const;

/** Texts are strings; everything else is binary. */
function bytesOf(mediaType: string): z.ZodType {
  return mediaType.startsWith('text/') ? z.string() : z.string().meta({ format: 'binary' });
}

function successOf(route: Route): Record<string, ResponseConfig> {
  const { response, summary, status = 200, emptyStatus } = route;
  const headers = answerHeaders(route);
  if (response === null) return { 204: { description: summary, headers } };
  if ('mediaType' in response) {
    const json = { 'application/json': { schema: z.looseObject({ response: z.literal(true) }) } };
    const types = [response.mediaType].flat().map(String);
    const content = {
      ...(route.page ? json : {}),
      ...Object.fromEntries(types.map((type) => [type, { schema: response.schema ?? bytesOf(type) }])),
    };
    const empty: Record<string, ResponseConfig> = emptyStatus
      ? { [emptyStatus]: { description: summary, headers } }
      : {};
    if (!route.ranges) return { [status]: { description: summary, headers, content }, ...empty };
    const ofFile = { ...headers, ...FILE };
    return {
      [status]: { description: summary, headers: ofFile, content },
      206: { description: 'The requested range', headers: { ...ofFile, ...RANGE }, content },
      ...empty,
    };
  }
  const schema = z.object({ response: z.literal(true), ...(response as z.ZodRawShape) });
  const content = { 'application/json': { schema }, ...pageOf(route) };
  return { 200: { description: summary, headers, content } };
}
