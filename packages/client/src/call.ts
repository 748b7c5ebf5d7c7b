import type { paths } from './generated/api';
import type { AnswerOf, InputOf, Method, PathOf } from './operations';
import type { QueryMap } from './transport/query-string';
import type { RequestOptions, Transport } from './transport/transport';

/** Calls any operation of the API, typed by the OpenAPI document. */
export type Call = <M extends Method, P extends PathOf<M> & keyof paths>(
  method: M,
  path: P,
  input: InputOf<M, P>,
  options?: Pick<RequestOptions, 'headers' | 'signal' | 'idempotencyKey' | 'repeatable' | 'onUpload'>,
) => Promise<AnswerOf<M, P>>;

interface AnyInput {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: QueryMap;
  readonly body?: unknown;
}

export function makeCall(transport: Transport): Call {
  return async (method, path, input, options = {}) => {
    const { path: parameters = {}, query, body } = input as AnyInput;
    const response = await transport(method.toUpperCase(), fill(path, parameters), { ...options, query, body });
    // The server validates its responses against the same document.
    return (response.status === 204 ? undefined : await response.json()) as never;
  };
}

function fill(path: string, parameters: Readonly<Record<string, string | number>>): string {
  return path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = parameters[name];
    if (value === undefined || value === '') throw new TypeError(`The path ${path} needs a value for ${name}.`);
    return encodeURIComponent(value);
  });
}
