import type { ValidationIssues } from '../shared/validation-issues';
import type { Dependencies } from './check-expressions';
import { nodesOnCycles } from './cycles';
import type { FormField } from './field';
import { conditionsOf } from './visibility';

/** Adds an issue for each field whose visibility or result depends on the field itself, directly or through others. */
export function checkCycles(fields: readonly FormField[], expressions: Dependencies, issues: ValidationIssues): void {
  const dependencies = new Map<string, readonly string[]>();
  for (const field of fields) {
    const conditions = conditionsOf(field.visibleWhen).map(({ field_id }) => field_id);
    dependencies.set(field.id, [...conditions, ...(expressions.get(field.id) ?? [])]);
    // The lines of a hidden group count as no answer.
    for (const { id } of field.fields ?? []) dependencies.set(id, [field.id, ...(expressions.get(id) ?? [])]);
  }
  const cyclic = nodesOnCycles(dependencies);
  for (const [index, field] of fields.entries()) {
    report(field, `fields.${index}`, cyclic, issues);
    for (const [at, column] of (field.fields ?? []).entries()) {
      report(column, `fields.${index}.fields.${at}`, cyclic, issues);
    }
  }
}

function report(field: FormField, path: string, cyclic: ReadonlySet<string>, issues: ValidationIssues): void {
  if (!cyclic.has(field.id)) return;
  if (field.type === 'calculated') {
    issues.add(`${path}.expression`, 'The result must not depend on the field itself, directly or through others.');
  } else {
    issues.add(
      `${path}.visible_when`,
      'The visibility of the field must not depend on the field itself, directly or through others.',
    );
  }
}
