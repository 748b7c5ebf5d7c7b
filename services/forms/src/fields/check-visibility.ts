import { isDate, isTime } from './dates';
import type { Faults } from './faults';
import type { FormField } from './field';
import { conditionsOf, isPresence, type VisibilityCondition, visibilityOperatorsOf } from './visibility';

/** Of all fields of a form: each answer evaluates all of them. */
const MAX_CONDITIONS = 1_000;

/** Says what is wrong with the conditions under which fields are shown: unknown fields, wrong operators and values, cycles. */
export function checkVisibility(fields: readonly FormField[], faults: Faults): void {
  const byId = new Map(fields.map((field) => [field.id, field]));
  const count = fields.reduce((sum, { visibleWhen }) => sum + conditionsOf(visibleWhen).length, 0);
  if (count > MAX_CONDITIONS) {
    faults.add('fields', `The fields of a form have ${MAX_CONDITIONS} conditions at most; these have ${count}.`);
    return;
  }
  const cyclic = fieldsOnCycles(fields, byId);
  for (const [index, field] of fields.entries()) {
    const path = `fields.${index}.visible_when`;
    for (const condition of conditionsOf(field.visibleWhen)) checkCondition(condition, byId, path, faults);
    if (cyclic.has(field.id)) faults.add(path, 'The field would decide about itself, directly or by others.');
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

/** The fields whose visibility depends on themselves: the strongly connected components of more than one field, after Tarjan. */
function fieldsOnCycles(fields: readonly FormField[], byId: ReadonlyMap<string, FormField>): ReadonlySet<string> {
  const order = new Map<string, number>();
  const stack: string[] = [];
  const done = new Set<string>();
  const cyclic = new Set<string>();

  const visit = (field: FormField): number => {
    const own = order.size;
    order.set(field.id, own);
    stack.push(field.id);
    let lowest = own;
    for (const { field_id: id } of conditionsOf(field.visibleWhen)) {
      const source = byId.get(id);
      if (id === field.id) cyclic.add(id);
      if (source && !done.has(id)) lowest = Math.min(lowest, order.get(id) ?? visit(source));
    }
    if (lowest === own) {
      const component = stack.splice(stack.indexOf(field.id));
      for (const id of component) {
        done.add(id);
        if (component.length > 1) cyclic.add(id);
      }
    }
    return lowest;
  };
  for (const field of fields) if (!order.has(field.id)) visit(field);
  return cyclic;
}
