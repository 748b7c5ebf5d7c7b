/** A file that was uploaded as an answer. */
export interface FileValue {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly mime_type: string;
}

/** What an answer may be; which of these, the type of its field says. Null is no answer. */
export type FieldValue = string | number | boolean | readonly string[] | FileValue | null;

export function isEmpty(value: FieldValue | undefined): value is null | undefined {
  return value === null || value === undefined;
}
