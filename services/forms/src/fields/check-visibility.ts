import type { ValidationIssues } from '../shared/validation-issues';
import type { FormField } from './field';
import { definitionOf } from './field-types';
import { conditionsOf, isPresence, type VisibilityCondition } from './visibility';

/** Limit for all fields of a form, because each answer evaluates all conditions. */
const MAX_CONDITIONS = 1_000;

/** Adds issues for unknown fields, wrong operators and values, and cycles in the conditions of fields. */
export function checkVisibility(fields: readonly FormField[], issues: ValidationIssues): void {
  const byId = new Map(fields.map((field) => [field.id, field]));
  const count = fields.reduce((sum, { visibleWhen }) => sum + conditionsOf(visibleWhen).length, 0);
  if (count > MAX_CONDITIONS) {
    issues.add('fields', `The fields of a form have at most ${MAX_CONDITIONS} conditions; these have ${count}.`);
    return;
  }
  const cyclic = fieldsOnCycles(fields, byId);
  for (const [index, field] of fields.entries()) {
    const path = `fields.${index}.visible_when`;
    for (const condition of conditionsOf(field.visibleWhen)) checkCondition(condition, byId, path, issues);
    if (cyclic.has(field.id))
      issues.add(path, 'The visibility of the field must not depend on the field itself, directly or through others.');
  }
}

function checkCondition(
  condition: VisibilityCondition,
  byId: ReadonlyMap<string, FormField>,
  path: string,
  issues: ValidationIssues,
): void {
  const source = byId.get(condition.field_id);
  if (!source) {
    issues.add(path, `The form has no field ${condition.field_id}.`);
    return;
  }
  const { operators, checkComparison } = definitionOf(source.type);
  if (!operators.includes(condition.operator)) {
    const supported = operators.length === 0 ? 'It has no answers.' : `Its operators are: ${operators.join(', ')}.`;
    issues.add(path, `A field of type ${source.type} does not support ${condition.operator}. ${supported}`);
  } else if (isPresence(condition.operator)) {
    if (condition.value !== undefined) issues.add(path, `${condition.operator} must have no value.`);
  } else {
    const message = checkComparison(condition.value, source);
    if (message) issues.add(path, message);
  }
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
