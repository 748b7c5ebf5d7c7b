import type { FieldType } from './field-type';
import type { Visibility } from './visibility';

export interface Choice {
  /** What is stored. Unique in its field. */
  readonly value: string;
  /** What people read. */
  readonly label: string;
}

/** Rules for a field's values. Which of them a type has stands in `rulesOf`. */
export interface FieldRules {
  /** In characters. */
  readonly min_length?: number | undefined;
  readonly max_length?: number | undefined;
  /** A number; minor units for money; YYYY-MM-DD for dates; ISO 8601 for times. Both ends belong to what is allowed. */
  readonly min?: number | string | undefined;
  readonly max?: number | string | undefined;
  /** No decimals. */
  readonly integer?: boolean | undefined;
  /** ISO 4217. */
  readonly currency?: string | undefined;
  readonly min_choices?: number | undefined;
  readonly max_choices?: number | undefined;
  readonly max_bytes?: number | undefined;
  /** Such as application/pdf or image/*. */
  readonly mime_types?: readonly string[] | undefined;
}

/** A field of a form. Its `id` is the edge that searches name; it stays over the form's versions. */
export interface FormField {
  readonly id: string;
  /** A name that the form's author gave it; unique in the form. */
  readonly key: string | null;
  readonly label: string;
  readonly help: string | null;
  readonly type: FieldType;
  readonly required: boolean;
  /** The choices of single_choice and multiple_choice; empty for the others. */
  readonly options: readonly Choice[];
  readonly validation: FieldRules;
  /** Null where the field is always shown. */
  readonly visibleWhen: Visibility | null;
}
