import type { FormField } from './field';
import { definitionOf } from './field-types';
import type { ReadResult } from './field-value';

/** Reads the value that a client has sent for a field. A blank value is no answer, also for required fields. */
export function readValue(field: FormField, raw: unknown): ReadResult {
  return isBlank(raw) ? { value: null } : definitionOf(field.type).read(field, raw, readValue);
}

/** Lines are blank if none of their values is an answer. */
export function isBlank(raw: unknown): boolean {
  if (Array.isArray(raw)) return raw.every(isBlankLine);
  return isBlankValue(raw);
}

function isBlankLine(line: unknown): boolean {
  if (typeof line !== 'object' || line === null || Array.isArray(line)) return false;
  return Object.values(line).every((value) => isBlankValue(value) || (Array.isArray(value) && value.length === 0));
}

function isBlankValue(raw: unknown): boolean {
  return typeof raw === 'string' ? raw.trim() === '' : raw === null || raw === undefined;
}
