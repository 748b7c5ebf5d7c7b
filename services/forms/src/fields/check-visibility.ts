import { isDate, isTime } from './dates';
import type { Faults } from './faults';
import type { FormField } from './field';
import { conditionsOf, isPresence, type VisibilityCondition, visibilityOperatorsOf } from './visibility';

/** Says what is wrong with the conditions under which fields are shown: unknown fields, wrong operators and values, cycles. */
export function checkVisibility(fields: readonly FormField[], faults: Faults): void {
  const byId = new Map(fields.map((field) => [field.id, field]));
  for (const [index, field] of fields.entries()) {
    const path = `fields.${index}.visible_when`;
    for (const condition of conditionsOf(field.visibleWhen)) checkCondition(condition, byId, path, faults);
    if (dependsOnItself(field, byId)) faults.add(path, 'The field would decide about itself, directly or by others.');
  }
}

function checkCondition(
  condition: VisibilityCondition,
  byId: ReadonlyMap<string, FormField>,
  path: string,
  faults: Faults,
): void {
  const source = byId.get(condition.field_id);
  if (!source) {
    faults.add(path, `The form has no field ${condition.field_id}.`);
    return;
  }
  const operators = visibilityOperatorsOf[source.type];
  if (!operators.includes(condition.operator)) {
    const which = operators.length === 0 ? 'It has no answers.' : `It knows: ${operators.join(', ')}.`;
    faults.add(path, `A field of type ${source.type} does not know ${condition.operator}. ${which}`);
  } else if (isPresence(condition.operator)) {
    if (condition.value !== undefined) faults.add(path, `${condition.operator} takes no value.`);
  } else {
    const fault = valueFault(source, condition.value);
    if (fault) faults.add(path, fault);
  }
}

function valueFault({ type, options, label }: FormField, value: VisibilityCondition['value']): string | undefined {
  if (type === 'number' || type === 'money' || type === 'rating') {
    return typeof value === 'number' ? undefined : `The value to compare ${label} with must be a number.`;
  }
  if (type === 'boolean') return typeof value === 'boolean' ? undefined : `The value for ${label} is true or false.`;
  if (type === 'date') return isDate(value) ? undefined : `The value for ${label} must be a date (YYYY-MM-DD).`;
  if (type === 'datetime') return isTime(value) ? undefined : `The value for ${label} must be an ISO 8601 time in UTC.`;
  if (typeof value !== 'string') return `The value to compare ${label} with must be a text.`;
  if (options.length > 0 && !options.some((option) => option.value === value)) {
    return `${label} has no option ${value}.`;
  }
  return undefined;
}

function dependsOnItself(field: FormField, byId: ReadonlyMap<string, FormField>): boolean {
  const seen = new Set<string>();
  const open = conditionsOf(field.visibleWhen).map(({ field_id }) => field_id);
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (id === field.id) return true;
    if (seen.has(id)) continue;
    seen.add(id);
    open.push(...conditionsOf(byId.get(id)?.visibleWhen ?? null).map(({ field_id }) => field_id));
  }
  return false;
}
