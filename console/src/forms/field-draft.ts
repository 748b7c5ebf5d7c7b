import type { Form } from '@trackway/client';
import { namesOf } from './field-names';
import { FIELD_TYPES, type FieldType, type Operator } from './field-types';
import { type RuleTexts, ruleTextsOf, writeRules } from './rule-texts';

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
    rules: ruleTextsOf(field.validation),
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
  const { all, any } = stored as { all?: readonly object[]; any?: readonly object[] };
  const conditions = (any ?? all ?? [stored]) as readonly { field_id: string; operator: Operator; value?: string }[];
  return {
    match: any ? 'any' : 'all',
    conditions: conditions.map(({ field_id: field, operator, value }) => ({ field, operator, value })),
  };
}

/** The fields as the API reads them. A new field that a condition names gets a key, because it has no id yet. */
export function writeFields(fields: readonly FieldDraft[]) {
  const names = namesOf(fields);
  return fields.map((field) => {
    const { visibility } = field;
    if (!visibility || visibility.conditions.length === 0) return { ...writeField(field, names), visible_when: null };
    const conditions = visibility.conditions.map(({ field: uid, operator, value }) => {
      return { field_id: names.get(uid)?.name ?? uid, operator, ...(value === undefined ? {} : { value }) };
    });
    return {
      ...writeField(field, names),
      visible_when: { [visibility.match]: conditions } as { all: typeof conditions },
    };
  });
}

function writeField(field: FieldDraft, names: ReturnType<typeof namesOf>) {
  const { type, options } = field;
  return {
    ...writeMembers(field, names.get(field.uid)?.key ?? field.key),
    ...(FIELD_TYPES[type].hasOptions ? { options: options.map(writeOption) } : {}),
    ...(type === 'calculated' ? { expression: field.expression } : {}),
    ...(type === 'group' ? { fields: field.fields.map(writeColumn), item_label: field.itemLabel || null } : {}),
  };
}

function writeColumn(column: FieldDraft) {
  const { type, options } = column;
  return {
    ...writeMembers(column, column.key),
    ...(FIELD_TYPES[type].hasOptions ? { options: options.map(writeOption) } : {}),
    ...(type === 'calculated' ? { expression: column.expression } : {}),
  };
}

function writeMembers({ uid, isStored, type, label, help, required, rules }: FieldDraft, key: string) {
  return {
    ...(isStored ? { id: uid } : {}),
    type,
    label,
    key: key || null,
    help: help || null,
    required: type !== 'section' && required,
    validation: writeRules(type, rules),
  };
}

/** Answers contain the value of an option, so it stays when the label changes. A new option is named after its label. */
function writeOption({ value, label }: OptionDraft) {
  return { value: value || label, label };
}
