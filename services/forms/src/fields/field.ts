import type { FormFieldType } from '@trackway/contracts';
import type { Visibility } from './visibility';

export type FieldType = FormFieldType;

export interface Choice {
  /** The stored value. Unique in its field. */
  readonly value: string;
  /** The displayed text. */
  readonly label: string;
}

/** Validation rules. `field-types.ts` lists the rules of each type. */
export interface FieldRules {
  /** In characters. */
  readonly min_length?: number | undefined;
  readonly max_length?: number | undefined;
  /** Inclusive. A number, minor units for money, YYYY-MM-DD for dates, ISO 8601 for times. */
  readonly min?: number | string | undefined;
  readonly max?: number | string | undefined;
  /** No decimals. */
  readonly integer?: boolean | undefined;
  /** ISO 4217. */
  readonly currency?: string | undefined;
  readonly min_choices?: number | undefined;
  readonly max_choices?: number | undefined;
  readonly max_bytes?: number | undefined;
  /** For example application/pdf or image/*. */
  readonly mime_types?: readonly string[] | undefined;
  /** Lines of a group. */
  readonly min_items?: number | undefined;
  readonly max_items?: number | undefined;
  /** Decimals of a calculated number. A calculated amount (`currency`) has none, because it is in minor units. */
  readonly decimals?: number | undefined;
}

/** A field of a form. Searches use its `id` as edge. The id is the same in all versions of the form. */
export interface FormField {
  readonly id: string;
  /** A name that clients can choose. Unique in the form. */
  readonly key: string | null;
  readonly label: string;
  readonly help: string | null;
  readonly type: FieldType;
  readonly required: boolean;
  /** Empty unless the type has options. */
  readonly options: readonly Choice[];
  readonly validation: FieldRules;
  /** Null if the field is always visible. */
  readonly visibleWhen: Visibility | null;
  /** Only of calculated fields. It names other fields by their keys. */
  readonly expression?: string;
  /** The columns of a group. Absent for other fields. */
  readonly fields?: readonly FormField[];
  /** The name of one line of a group. Absent for other fields. */
  readonly itemLabel?: string | null;
}
