import type { FormField } from './field';
import type { ValueIssue } from './value-issue';

/** A file that was uploaded as an answer. */
export interface FileValue {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly mime_type: string;
}

/** The value of an answer. The type of the field decides which form it has. Null means no answer. */
export type FieldValue = string | number | boolean | readonly string[] | FileValue | null;

/** A value in its stored form, or what is wrong with it. */
export type ReadResult = { readonly value: FieldValue } | { readonly issue: ValueIssue };

/** Reads the value that a client has sent for a field of one type. */
export type ValueReader = (field: FormField, raw: unknown) => ReadResult;

export function isEmpty(value: FieldValue | undefined): value is null | undefined {
  return value === null || value === undefined;
}
