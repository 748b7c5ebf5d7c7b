import { createHash } from 'node:crypto';
import type { KeyedRequests, StoredResponse } from '@trackway/application';
import { AppError } from '@trackway/errors';
import { type Caller, CONSISTENCY_HEADER, currentContext } from '@trackway/runtime';
import type { Request } from 'express';
import { Reply, StreamReply } from '../routes/reply';
import type { Route } from '../routes/route';
import { canonicalJson } from './canonical-json';

const VALID_KEY = /^[\x21-\x7e]{1,255}$/;

type Input = { readonly caller: Caller; readonly request: Request };

/** Adds `Idempotency-Key` to routes that declare it. A repeated request gets the stored response. */
export function withIdempotency(route: Route, requests: KeyedRequests): Route {
  const { idempotent, recover } = route;
  if (!idempotent) return route;
  if (!recover) throw new Error(`${route.operationId} cannot rebuild a response that was lost.`);
  return {
    ...route,
    failures: [...(route.failures ?? []), 'idempotency_key_reused', 'idempotency_key_in_progress'],
    handle: async (input: Input) => {
      const key = idempotencyKeyOf(input.request);
      if (key === undefined) return route.handle(input as never);
      const { frameId, id: subject } = input.caller;
      const use = { frameId, subject, route: route.operationId, key, fingerprint: fingerprintOf(input.request) };
      const { reply, replayed } = await requests.once(use, async (resource) =>
        toStoredResponse(
          await (resource === undefined ? route.handle(input as never) : recover(input as never, resource)),
        ),
      );
      const headers = replayed ? { ...reply.headers, 'Idempotency-Replayed': 'true' } : reply.headers;
      return new Reply(reply.body, { status: reply.status, headers });
    },
  };
}

/**
 * Idempotency key of a request, for routes that store it themselves.
 * @throws AppError 400 for an invalid key.
 */
export function idempotencyKeyOf(request: { get(header: string): string | undefined }): string | undefined {
  const key = request.get('idempotency-key');
  if (key !== undefined && !VALID_KEY.test(key)) throw invalidKey();
  return key;
}

function toStoredResponse(result: Awaited<ReturnType<Route['handle']>>): StoredResponse {
  if (result instanceof StreamReply) throw new Error('A streamed response cannot be stored.');
  const { body, options } = result instanceof Reply ? result : new Reply(result);
  const token = currentContext()?.published?.token();
  const headers = { ...options.headers, ...(token === undefined ? {} : { [CONSISTENCY_HEADER]: token }) };
  return { status: options.status ?? (body === null ? 204 : 200), headers, body };
}

function fingerprintOf({ method, path, body }: Request): string {
  return createHash('sha256')
    .update(`${method} ${path}\n${canonicalJson(body)}`)
    .digest('base64url');
}

function invalidKey(): AppError {
  return new AppError(
    'malformed',
    'malformed_request',
    'An Idempotency-Key has 1 to 255 printable ASCII characters and no spaces.',
  );
}
