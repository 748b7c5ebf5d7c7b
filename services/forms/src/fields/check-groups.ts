import type { ValidationIssues } from '../shared/validation-issues';
import type { FormField } from './field';
import { definitionOf, fieldTypes } from './field-types';
import { MAX_LINES } from './group-values';

const columnTypes = fieldTypes.filter((type) => definitionOf(type).isColumn);

/** Adds issues for a group without valid columns, and for columns of a field that is not a group. */
export function checkGroup(field: FormField, path: string, issues: ValidationIssues): void {
  const { type, fields = [], itemLabel, validation } = field;
  if (type !== 'group') {
    if (field.fields) issues.add(`${path}.fields`, `A field of type ${type} has no fields.`);
    if (itemLabel !== undefined) issues.add(`${path}.item_label`, `A field of type ${type} has no lines.`);
    return;
  }
  if (!fields.some((column) => column.type !== 'calculated')) {
    issues.add(`${path}.fields`, 'A group needs at least one field that is not calculated.');
  }
  for (const rule of ['min_items', 'max_items'] as const) {
    if (Number(validation[rule] ?? 0) > MAX_LINES) {
      issues.add(`${path}.validation.${rule}`, `A group has at most ${MAX_LINES} lines.`);
    }
  }
  for (const [index, column] of fields.entries()) checkColumn(column, `${path}.fields.${index}`, issues);
}

function checkColumn({ type, visibleWhen, required }: FormField, path: string, issues: ValidationIssues): void {
  if (!definitionOf(type).isColumn) {
    issues.add(`${path}.type`, `A group cannot have fields of type ${type}. Its types are: ${columnTypes.join(', ')}.`);
  }
  if (visibleWhen) issues.add(`${path}.visible_when`, 'The fields of a group are always visible.');
  if (type === 'calculated' && required) {
    issues.add(`${path}.required`, 'A calculated field of a group cannot be required.');
  }
}
