import { OpenAPIRegistry, OpenApiGeneratorV31, type ResponseConfig } from '@asteasolutions/zod-to-openapi';
import { httpStatus } from '@trackway/errors';
import { z } from 'zod';
import type { Route } from '../routes/route';

export type OpenApiDocument = ReturnType<OpenApiGeneratorV31['generateDocument']>;

/** The failure envelope of every answer that is no success. */
export const failureSchema = z
  .looseObject({
    response: z.literal(false),
    message: z.string().meta({ description: 'Code, read by machines', example: 'project_model_not_found' }),
    error: z.string().meta({ description: 'Sentence for people' }),
    validation: z.record(z.string(), z.array(z.string())).optional(),
    errors: z.record(z.string(), z.array(z.string())).optional(),
    request_id: z.string().nullable(),
  })
  .meta({ id: 'Failure' });

/** The OpenAPI 3.1 part of one service, made of the same schemas that validate. */
export function openApiDocument(service: string, routes: readonly Route[]): OpenApiDocument {
  const registry = new OpenAPIRegistry();
  registry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' });
  for (const route of routes) {
    registry.registerPath({
      method: route.method,
      path: route.path.replace(/:(\w+)/g, '{$1}'),
      operationId: route.operationId,
      summary: route.summary,
      ...(route.description ? { description: route.description } : {}),
      tags: [route.tag],
      security: route.scope === 'public' ? [] : [{ bearer: [] }],
      ...(route.scope === 'public' || route.scope === 'authenticated' ? {} : { 'x-required-scope': route.scope }),
      request: requestOf(route),
      responses: responsesOf(route),
    });
  }
  return new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: '3.1.0',
    info: { title: `Trackway ${service}`, version: '1.0.0' },
  });
}

function requestOf(route: Route) {
  const parameters = Object.entries(route.params ?? {});
  const shape = Object.fromEntries(
    parameters.map(([name, { description, schema }]) => [name, schema.meta({ description })]),
  );
  const bodySchema = route.multipart ?? route.body;
  const mediaType = route.multipart ? 'multipart/form-data' : 'application/json';
  return {
    ...(parameters.length > 0 ? { params: z.object(shape) } : {}),
    ...(route.query instanceof z.ZodObject ? { query: route.query } : {}),
    ...(bodySchema ? { body: { required: true, content: { [mediaType]: { schema: bodySchema } } } } : {}),
  };
}

function responsesOf(route: Route): Record<string, ResponseConfig> {
  return { ...successOf(route), ...failuresOf(route) };
}

function successOf({ response, summary }: Route): Record<string, ResponseConfig> {
  if (response === null) return { 204: { description: summary } };
  if ('mediaType' in response) {
    const content = { [String(response.mediaType)]: { schema: z.string() } };
    return { 200: { description: summary, content } };
  }
  const schema = z.object({ response: z.literal(true), ...(response as z.ZodRawShape) });
  return { 200: { description: summary, content: { 'application/json': { schema } } } };
}

/** Every status that a failure may have; the codes that this route adds stand in the description. */
function failuresOf({ failures = [], scope }: Route): Record<string, ResponseConfig> {
  const description = failures.length > 0 ? `Failure. Codes of this operation: ${failures.join(', ')}.` : 'Failure';
  const answer = { description, content: { 'application/json': { schema: failureSchema } } };
  const statuses = Object.values(httpStatus).filter((status) => scope !== 'public' || status !== 403);
  return Object.fromEntries(statuses.map((status) => [status, answer]));
}
