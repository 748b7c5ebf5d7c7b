import type { FormField } from './field';
import type { ValueIssue } from './value-issue';

/** A file that was uploaded as an answer. */
export interface FileValue {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly mime_type: string;
}

/** The value of a column in a line of a group. */
export type LineValue = string | number | boolean | readonly string[];

/** A line of a group: values by the ids of its columns. A column without an answer is absent. */
export type Line = Readonly<Record<string, LineValue>>;

/** The value of an answer. The type of the field decides which form it has. Null means no answer. */
export type FieldValue = string | number | boolean | readonly string[] | readonly Line[] | FileValue | null;

/** A value in its stored form, or what is wrong with it. */
export type ReadResult = { readonly value: FieldValue } | { readonly issue: ValueIssue };

/** Reads the value that a client has sent for a field of one type. `readColumn` reads the values of the lines of a group. */
export type ValueReader = (
  field: FormField,
  raw: unknown,
  readColumn: (column: FormField, raw: unknown) => ReadResult,
) => ReadResult;

export function isEmpty(value: FieldValue | undefined): value is null | undefined {
  return value === null || value === undefined;
}

export function isFile(value: FieldValue): value is FileValue {
  return typeof value === 'object' && value !== null && 'mime_type' in value;
}

/** An empty list is a choice of nothing. */
export function isLines(value: FieldValue): value is readonly Line[] {
  return Array.isArray(value) && typeof value[0] === 'object';
}
