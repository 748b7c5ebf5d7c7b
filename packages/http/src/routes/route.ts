import type { Scope } from '@trackway/contracts';
import type { Caller } from '@trackway/runtime';
import type { Request } from 'express';
import { z } from 'zod';
import type { Deprecation } from './deprecation';
import type { Reply, StreamReply } from './reply';

export type HttpMethod = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** A path parameter. A malformed value is reported as 404 `<model>_model_not_found`. */
export interface PathParameter<Value = string> {
  readonly schema: z.ZodType<Value>;
  /** Absent if the schema or the handler reports unknown values itself, as another error. */
  readonly model?: string;
  readonly description: string;
  /** What a well-formed value is, such as `a UUID`, for the error message of a malformed one. */
  readonly format?: string;
}

export type PathParameters = Readonly<Record<string, PathParameter<unknown>>>;

type ParameterValues<Parameters> = {
  readonly [Name in keyof Parameters]: Parameters[Name] extends PathParameter<infer Value> ? Value : never;
};

/** Parsed input of a handler. */
export interface RouteInput<Parameters, Query, Body> {
  readonly params: ParameterValues<Parameters>;
  readonly query: Query;
  readonly body: Body;
  /** The verified caller. Absent on routes with scope `public`, which must not read it. */
  readonly caller: Caller;
  /** The request, for uploads, headers and client disconnects. */
  readonly request: Request;
}

export interface RouteDefinition<Parameters extends PathParameters, Query, Body> {
  readonly method: HttpMethod;
  /** Express path: /api/management/projects/:project */
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tag: string;
  /** Marks the operation in the document, and its responses by `Deprecation` and `Sunset`. */
  readonly deprecated?: Deprecation;
  /** Required scope. `authenticated` accepts any token, `public` needs none. */
  readonly scope: Scope | 'authenticated' | 'public';
  readonly params?: Parameters;
  /** Parameters that the schema does not define are rejected with 422 `unknown_parameter`. */
  readonly query?: z.ZodType<Query>;
  /**
   * Accepts any query parameter: for links that people open, to which mail programs and trackers add parameters, and
   * for requests of connectors, which add their own.
   */
  readonly ignoresUnknownParameters?: boolean;
  readonly body?: z.ZodType<Body>;
  /** Documentation only: the schema of a body of which `body` checks a part, and the handler the rest. */
  readonly documentedBody?: z.ZodType;
  /**
   * Documentation only: the parts of an upload, which the handler reads from the stream. With `documentedBody`, it accepts
   * JSON in place of an upload.
   */
  readonly multipart?: z.ZodObject;
  /**
   * Documentation only: a JSON or form-encoded body that the handler reads itself, because it needs the exact bytes.
   */
  readonly rawBody?: z.ZodType;
  /** Accepts an `Idempotency-Key`; for POST routes that create. */
  readonly idempotent?: boolean;
  /** Builds the response for the resource that an earlier attempt with the same `Idempotency-Key` created. */
  readonly recover?: (
    input: RouteInput<Parameters, Query, Body>,
    resource: string,
  ) => Promise<Readonly<Record<string, unknown>> | Reply>;
  /**
   * Accepts an `X-Consistency-Token`; for reads of data that events of other services update, and writes that depend
   * on it.
   */
  readonly consistent?: boolean;
  /** Members of the response beside `response: true`; null for 204; a media type for streams. */
  readonly response: z.ZodRawShape | null | StreamDeclaration;
  /** Documentation only: the status of a successful response with a body. Default: 200 */
  readonly status?: 201;
  /** Documentation only: the status of a successful response without a body, if there can be one with a body, too. */
  readonly emptyStatus?: 204;
  /** Documentation only: a media type of the body, in addition to JSON. */
  readonly bodyMediaType?: string;
  /** Documentation only: the form of errors of the handler. Errors that other routes have, too, can also be JSON. */
  readonly ownErrors?: { readonly mediaType: string; readonly schema: z.ZodType };
  /** Documentation only: the response can be requested in ranges of bytes. */
  readonly ranges?: boolean;
  /** Called by other services only, so it is not in the document. */
  readonly isInternal?: boolean;
  /** Documentation only: clients that accept HTML receive a page, also for errors; all others JSON. */
  readonly page?: boolean;
  /** Error codes of this route, in addition to those of every route. */
  readonly failures?: readonly (string | OwnStatus)[];
  readonly handle: (
    input: RouteInput<Parameters, Query, Body>,
  ) => Promise<Readonly<Record<string, unknown>> | Reply | StreamReply>;
}

/** A response that the handler sends as a stream. */
export interface StreamDeclaration {
  readonly mediaType: string | readonly string[];
  /** Documentation only: its form, if it is JSON. */
  readonly schema?: z.ZodType;
}

/** An error code that has another status on this route than elsewhere. */
export interface OwnStatus {
  readonly code: string;
  readonly status: number;
}

/** A route with closed types, for lists of routes. */
export type Route = Omit<RouteDefinition<PathParameters, unknown, unknown>, 'handle' | 'recover'> & {
  readonly recover?: (
    input: RouteInput<never, never, never>,
    resource: string,
  ) => Promise<Readonly<Record<string, unknown>> | Reply>;
  readonly handle: (
    input: RouteInput<never, never, never>,
  ) => ReturnType<RouteDefinition<PathParameters, unknown, unknown>['handle']>;
};

/** The path as an OpenAPI template: `/projects/{project}` for `/projects/:project`. */
export function templateOf(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}');
}

/** Whether the route changes data. Searches by POST do not. */
export function isWrite({ method, scope }: Pick<Route, 'method' | 'scope'>): boolean {
  return method !== 'get' && !scope.endsWith(':read');
}

/** Whether the route is a listing that reads its page from the query. */
export function isListing({ method, query }: Pick<Route, 'method' | 'query'>): boolean {
  return method === 'get' && query instanceof z.ZodObject && 'perPage' in query.shape;
}

/** Whether the route is a listing without filters in its query. */
export function cannotBeFiltered(route: Pick<Route, 'method' | 'query'>): boolean {
  return isListing(route) && route.query instanceof z.ZodObject && !('filter' in route.query.shape);
}

/**
 * Declares a route. One declaration validates requests, types the handler and documents the operation. The result of
 * the handler is sent as `{"response": true, …}` with status 200.
 */
export function defineRoute<Parameters extends PathParameters = Record<never, never>, Query = unknown, Body = unknown>(
  definition: RouteDefinition<Parameters, Query, Body>,
): Route {
  return definition as Route;
}
