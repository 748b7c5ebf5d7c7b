import type { FormField } from '../fields/field';
import type { Fault } from './fault';
import type { FieldValue } from './field-value';

/** A value as it is stored, or why it is none. */
export type Checked = { readonly value: FieldValue } | { readonly fault: Fault };

/** Reads what a client sent for a field of one type. */
export type ValueReader = (field: FormField, raw: unknown) => Checked;
