import type { ValidationIssues } from '../shared/validation-issues';
import type { FormField } from './field';
import { definitionOf } from './field-types';
import { conditionsOf, isPresence, type VisibilityCondition } from './visibility';

/** Limit for all fields of a form, because each answer evaluates all conditions. */
const MAX_CONDITIONS = 1_000;

/** Adds issues for unknown fields, wrong operators and wrong values in the conditions of fields. */
export function checkVisibility(fields: readonly FormField[], issues: ValidationIssues): void {
  const byId = new Map(fields.map((field) => [field.id, field]));
  const count = fields.reduce((sum, { visibleWhen }) => sum + conditionsOf(visibleWhen).length, 0);
  if (count > MAX_CONDITIONS) {
    issues.add('fields', `The fields of a form have at most ${MAX_CONDITIONS} conditions; these have ${count}.`);
    return;
  }
  for (const [index, field] of fields.entries()) {
    const path = `fields.${index}.visible_when`;
    for (const condition of conditionsOf(field.visibleWhen)) checkCondition(condition, byId, path, issues);
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
