import type { FormField } from './field';
import { definitionOf } from './field-types';
import type { ReadResult } from './field-value';

/** Reads the value that a client has sent for a field. A blank value is no answer, also for required fields. */
export function readValue(field: FormField, raw: unknown): ReadResult {
  return isBlank(raw) ? { value: null } : definitionOf(field.type).read(field, raw, readValue);
}

export function isBlank(raw: unknown): boolean {
  if (typeof raw === 'string') return raw.trim() === '';
  return raw === null || raw === undefined || (Array.isArray(raw) && raw.length === 0);
}
