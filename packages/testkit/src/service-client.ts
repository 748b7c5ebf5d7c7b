import { type Caller, IDENTITY_HEADER } from '@trackway/runtime';
import { tokensOf } from './identities';

// Tests read bodies of any shape.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Json = any;

export interface ServiceResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Json;
}

export interface ServiceClient {
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<ServiceResponse>;
}

/** Sends requests to a service like the gateway, on behalf of `caller`, or without an identity. */
export function serviceClient(port: number, caller?: Caller): ServiceClient {
  return {
    async send(method, path, body, headers = {}) {
      const identity: Record<string, string> = caller ? { [IDENTITY_HEADER]: tokensOf('gateway').sign(caller) } : {};
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...identity, ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      return { status: response.status, headers: response.headers, body: text === '' ? {} : JSON.parse(text) };
    },
  };
}
