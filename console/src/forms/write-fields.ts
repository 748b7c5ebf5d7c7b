import type { FieldDraft, OptionDraft } from './field-draft';
import { namesOf } from './field-names';
import { FIELD_TYPES } from './field-types';
import { writeRules } from './rule-texts';

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
