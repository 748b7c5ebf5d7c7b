import type { Form } from '@trackway/client';
import type { Operator } from '../api/operators';
import { FIELD_TYPES, type FieldType } from './field-types';
import { type RuleTexts, ruleTextsOf } from './rule-texts';

type StoredField = Form['fields'][number];

export interface OptionDraft {
  /** Identifies the option in the editor. */
  readonly uid: string;
  readonly value: string;
  readonly label: string;
}

export interface ConditionDraft {
  /** `uid` of another field. */
  readonly field: string;
  readonly operator: Operator;
  readonly value?: string | number | boolean | undefined;
}

export interface Visibility {
  readonly match: 'all' | 'any';
  readonly conditions: readonly ConditionDraft[];
}

/** A field as its editor shows it. Members that do not apply to the type are kept until the form is saved. */
export interface FieldDraft {
  /** The id of a stored field. A new field has one for the editor only. */
  readonly uid: string;
  readonly isStored: boolean;
  readonly type: FieldType;
  readonly label: string;
  readonly key: string;
  readonly help: string;
  readonly required: boolean;
  readonly options: readonly OptionDraft[];
  readonly rules: RuleTexts;
  /** Null: always visible. */
  readonly visibility: Visibility | null;
  readonly expression: string;
  readonly fields: readonly FieldDraft[];
  readonly itemLabel: string;
}

export function newUid(): string {
  return `new-${Math.random().toString(36).slice(2)}`;
}

export function newField(type: FieldType): FieldDraft {
  const options = FIELD_TYPES[type].hasOptions ? [newOption(), newOption()] : [];
  const empty = { label: '', key: '', help: '', expression: '', itemLabel: '' };
  return {
    uid: newUid(),
    isStored: false,
    type,
    ...empty,
    required: false,
    options,
    rules: {},
    visibility: null,
    fields: [],
  };
}

export function newOption(): OptionDraft {
  return { uid: newUid(), value: '', label: '' };
}

export function fieldDraftOf(field: StoredField): FieldDraft {
  return {
    uid: field.id,
    isStored: true,
    type: field.type,
    label: field.label,
    key: field.key ?? '',
    help: field.help ?? '',
    required: field.required,
    options: field.options.map(({ value, label }) => ({ uid: `option-${value}`, value, label })),
    rules: ruleTextsOf(field.type, field.validation),
    visibility: visibilityOf(field.visible_when),
    expression: field.expression ?? '',
    fields: (field.fields ?? []).map(fieldDraftOf),
    itemLabel: field.item_label ?? '',
  };
}

/** A new field with the same settings. Keys are unique, so the copy has none. */
export function duplicateOf(field: FieldDraft): FieldDraft {
  const fields = field.fields.map((column) => ({ ...duplicateOf(column), key: column.key }));
  return { ...field, uid: newUid(), isStored: false, key: '', fields };
}

/** The API has a single condition, or a list of which all or one must match. */
function visibilityOf(stored: StoredField['visible_when']): Visibility | null {
  if (!stored) return null;
  const lists = stored as Partial<Record<Visibility['match'], readonly object[]>>;
  const match = lists.any ? 'any' : 'all';
  const conditions = (lists[match] ?? [stored]) as readonly { field_id: string; operator: Operator; value?: string }[];
  return {
    match,
    conditions: conditions.map(({ field_id: field, operator, value }) => ({ field, operator, value })),
  };
}
