import { pipeline } from 'node:stream/promises';
import { parseInput, rejectFilters } from '@trackway/application';
import { AppError, missingScope, notFound } from '@trackway/errors';
import { type Caller, currentContext, hasScope, type Logger } from '@trackway/runtime';
import type { Request, RequestHandler, Response } from 'express';
import { z } from 'zod';
import { makeQueryCheck } from '../requests/query-parameters';
import { deprecationHeaders } from '../routes/deprecation';
import { Reply, StreamReply } from '../routes/reply';
import { cannotBeFiltered, isListing, type PathParameter, type PathParameters, type Route } from '../routes/route';
import { contextHeaders } from './context-headers';

/** Characters of a malformed path parameter that its error message repeats. */
const MAX_SHOWN = 64;

/**
 * Parses the request, calls the handler and sends its result. `checkResponses` validates responses against the
 * documented schema.
 */
export function routeHandler(route: Route, options: { checkResponses: boolean; logger: Logger }): RequestHandler {
  const check = options.checkResponses ? responseCheck(route) : undefined;
  const isUnfiltered = cannotBeFiltered(route);
  const checkQuery = queryCheck(route);
  const deprecation = route.deprecated && deprecationHeaders(route.deprecated);
  return async (request, response) => {
    // Before anything can fail: errors have these headers, too.
    if (deprecation) response.set(deprecation);
    const caller = authorize(route);
    const params = readParameters(route.params ?? {}, request);
    checkQuery?.(request.query);
    if (isUnfiltered) rejectFilters(request.query);
    const input = {
      params,
      query: route.query ? parseInput(route.query, request.query) : {},
      body: route.body ? parseInput(route.body, request.body) : {},
      caller,
      request,
    };
    // The list of routes has no individual types. The schemas guarantee them.
    const result = await route.handle(input as never);
    if (result instanceof StreamReply) {
      await sendStream(response, result);
      return;
    }
    const reply = result instanceof Reply ? result : new Reply(result);
    const body = reply.body === null ? null : { response: true, ...reply.body };
    check?.(body);
    response
      .status(reply.options.status ?? (body === null ? 204 : 200))
      .set({ ...contextHeaders(route), ...reply.options.headers });
    if (body === null) response.end();
    else response.json(body);
  };
}

function queryCheck(route: Route): ((query: object) => void) | undefined {
  if (route.ignoresUnknownParameters) return undefined;
  const bodyMembers = route.body instanceof z.ZodObject ? Object.keys(route.body.shape) : [];
  return makeQueryCheck({ schema: route.query, bodyMembers, isListing: isListing(route) });
}

function authorize(route: Route): Caller | undefined {
  const caller = currentContext()?.caller;
  if (route.scope === 'public') return caller;
  if (!caller) throw new AppError('unauthenticated', 'unauthenticated', 'A valid bearer token is required.');
  if (route.scope !== 'authenticated' && !hasScope(caller, route.scope)) throw missingScope(route.scope);
  return caller;
}

function readParameters(parameters: PathParameters, request: Request): Record<string, unknown> {
  const values: Record<string, unknown> = Object.create(null);
  for (const [name, parameter] of Object.entries(parameters)) {
    const parsed = parameter.schema.safeParse(request.params[name]);
    if (!parsed.success) throw malformed(parameter, String(request.params[name]));
    values[name] = parsed.data;
  }
  return values;
}

function malformed({ model, format }: PathParameter<unknown>, value: string): AppError {
  if (model === undefined) return new AppError('malformed', 'malformed_request', 'The path contains an invalid value.');
  if (format === undefined) return notFound(model);
  const name = model.replaceAll('_', ' ');
  const shown = value.length > MAX_SHOWN ? `${value.slice(0, MAX_SHOWN)}…` : value;
  return notFound(model, `There is no ${name} with the id \`${shown}\`. The id of this resource is ${format}.`);
}

function responseCheck(route: Route): (body: unknown) => void {
  const { response } = route;
  if (response === null || 'mediaType' in response) return () => undefined;
  const schema = z.strictObject({ response: z.literal(true), ...(response as z.ZodRawShape) });
  return (body) => {
    const parsed = schema.safeParse(JSON.parse(JSON.stringify(body)));
    if (!parsed.success)
      throw new Error(`The response of ${route.operationId} does not match its schema: ${parsed.error.message}`);
  };
}

/** Rejects if the stream fails, but not if the client disconnects. */
async function sendStream(response: Response, { stream, options }: StreamReply): Promise<void> {
  response.status(options.status ?? 200);
  // Sends headers unchanged. Express would add a charset to text types.
  for (const [name, value] of Object.entries(options.headers)) response.setHeader(name, value);
  response.flushHeaders();
  try {
    await pipeline(stream, response);
  } catch (error) {
    if (!isPrematureClose(error)) throw error;
  }
}

function isPrematureClose(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
