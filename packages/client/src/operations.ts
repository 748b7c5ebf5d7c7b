import type { paths } from './generated/api';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Paths that support a method. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P][M] extends { responses: unknown } ? P : never;
}[keyof paths];

type Operation<M extends Method, P extends keyof paths> = paths[P][M];

type PathParameters<T> = T extends { parameters: { path: infer Parameters } } ? { readonly path: Parameters } : unknown;

type Query<T> = T extends { parameters: { query?: infer Parameters } }
  ? { readonly query?: Omit<Exclude<Parameters, undefined>, 'filter'> & { readonly filter?: Filters } }
  : unknown;

type Body<T> = T extends { requestBody: { content: { 'application/json': infer Json } } }
  ? { readonly body: Json }
  : T extends { requestBody: { content: { 'multipart/form-data': unknown } } }
    ? { readonly body: FormData }
    : unknown;

/** `filter[<field>]` of a listing: equals; a list means any of its values. */
export type Filters = Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>;

/** Input of an operation. */
export type InputOf<M extends Method, P extends keyof paths> = PathParameters<Operation<M, P>> &
  Query<Operation<M, P>> &
  Body<Operation<M, P>>;

/** Successful response of an operation. */
export type AnswerOf<M extends Method, P extends keyof paths> =
  Operation<M, P> extends { responses: { 200: { content: { 'application/json': infer Json } } } } ? Json : undefined;
