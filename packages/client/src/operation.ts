import type { Operations } from './generated/operations';

export type Method = keyof Operations;

/** Paths that support a method. */
export type PathOf<M extends Method> = keyof Operations[M] & string;

interface AnyOperation {
  readonly input: unknown;
  readonly response: unknown;
}

type Operation<M extends Method, P extends PathOf<M>> = Operations[M][P] & AnyOperation;

/** Path parameters, query and body of an operation. */
export type InputOf<M extends Method, P extends PathOf<M>> = Operation<M, P>['input'];

/** Successful response of an operation. */
export type ResponseOf<M extends Method, P extends PathOf<M>> = Operation<M, P>['response'];

/** Value of `filter[<field>]`. A list matches any of its values. */
export type FilterValue = string | number | boolean | Date | readonly (string | number)[];

/** Input of an operation without parameters. */
export type NoInput = Readonly<Record<string, never>>;
