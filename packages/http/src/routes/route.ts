import type { Scope } from '@trackway/contracts';
import type { Caller } from '@trackway/runtime';
import type { Request } from 'express';
import { z } from 'zod';
import type { Reply, StreamReply } from './reply';

export type HttpMethod = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** An id in the path. What is not well formed does not exist: 404 `<model>_model_not_found`. */
export interface PathParameter<Value = string> {
  readonly schema: z.ZodType<Value>;
  readonly model: string;
  readonly description: string;
}

export type PathParameters = Readonly<Record<string, PathParameter<unknown>>>;

type ParameterValues<Parameters> = {
  readonly [Name in keyof Parameters]: Parameters[Name] extends PathParameter<infer Value> ? Value : never;
};

/** What a handler is given: everything is parsed. */
export interface RouteInput<Parameters, Query, Body> {
  readonly params: ParameterValues<Parameters>;
  readonly query: Query;
  readonly body: Body;
  /** The verified caller. Routes of scope `public` have none and must not read it. */
  readonly caller: Caller;
  /** The request itself, for uploads, headers and client aborts. */
  readonly request: Request;
}

export interface RouteDefinition<Parameters extends PathParameters, Query, Body> {
  readonly method: HttpMethod;
  /** Express style: /api/management/projects/:project */
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tag: string;
  /** What the token must allow; `authenticated` is any token, `public` none. */
  readonly scope: Scope | 'authenticated' | 'public';
  readonly params?: Parameters;
  readonly query?: z.ZodType<Query>;
  readonly body?: z.ZodType<Body>;
  /** For the document only: the parts of an upload, which the handler reads from the request as it streams. */
  readonly multipart?: z.ZodObject;
  /** For the document only: a body in JSON or form-encoded, which the handler reads itself because it needs its exact bytes. */
  readonly rawBody?: z.ZodType;
  /** Takes an `Idempotency-Key`; for POSTs that create. */
  readonly idempotent?: boolean;
  /** Builds the response for the resource that an earlier attempt with the same `Idempotency-Key` created. */
  readonly recover?: (
    input: RouteInput<Parameters, Query, Body>,
    resource: string,
  ) => Promise<Readonly<Record<string, unknown>> | Reply>;
  /** Takes an `X-Consistency-Token`; for reads of what other services' events feed, and writes that are held against it. */
  readonly consistent?: boolean;
  /** The members beside `response: true`; null for 204 without a body; a media type for streams. */
  readonly response: z.ZodRawShape | null | { readonly mediaType: string };
  /** For the document only: who accepts HTML is answered by a page, refusals included; anybody else in JSON. */
  readonly page?: boolean;
  /** Codes of the failures that this route may answer beside those that every route may. */
  readonly failures?: readonly string[];
  readonly handle: (
    input: RouteInput<Parameters, Query, Body>,
  ) => Promise<Readonly<Record<string, unknown>> | Reply | StreamReply>;
}

/** A route whose types are closed, to stand in a list with others. */
export type Route = Omit<RouteDefinition<PathParameters, unknown, unknown>, 'handle' | 'recover'> & {
  readonly recover?: (
    input: RouteInput<never, never, never>,
    resource: string,
  ) => Promise<Readonly<Record<string, unknown>> | Reply>;
  readonly handle: (
    input: RouteInput<never, never, never>,
  ) => ReturnType<RouteDefinition<PathParameters, unknown, unknown>['handle']>;
};

/** Whether the route changes something; searches by POST do not. */
export function isWrite({ method, scope }: Pick<Route, 'method' | 'scope'>): boolean {
  return method !== 'get' && !scope.endsWith(':read');
}

/** Whether the route lists something, and names no filters in its query. */
export function cannotBeFiltered({ method, query }: Pick<Route, 'method' | 'query'>): boolean {
  return method === 'get' && query instanceof z.ZodObject && 'perPage' in query.shape && !('filter' in query.shape);
}

/**
 * Declares a route once: what validates a request, types its handler and documents it is the same. The handler's result is
 * sent as `{"response": true, …}` with status 200.
 */
export function defineRoute<Parameters extends PathParameters = Record<never, never>, Query = unknown, Body = unknown>(
  definition: RouteDefinition<Parameters, Query, Body>,
): Route {
  return definition as Route;
}
