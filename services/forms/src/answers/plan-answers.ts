import type { FormField } from '../fields/field';
import { type FieldValue, isEmpty } from '../fields/field-value';
import { readValue } from '../fields/read-value';
import { issueMessage, type ValueIssue } from '../fields/value-issue';
import { type Values, visibleFields } from '../fields/visible-fields';
import { ValidationIssues } from '../shared/validation-issues';

export interface GivenAnswer {
  readonly field_id: string;
  readonly value: unknown;
  /** Where it stood in what was sent, for faults; its place in the list unless told. */
  readonly position?: number;
  /** The value is written only if the stored answer still has this version; 0 means that there is none. */
  readonly baseVersion?: number | undefined;
}

export interface PlanOptions {
  /** Fields whose value was made here and not by a client. */
  readonly trusted?: ReadonlySet<string>;
  /** The values were checked before and must be kept: what has no place any more is left out, and nothing is refused. */
  readonly checked?: boolean;
  /** What the list of answers is called in faults; answers unless told. */
  readonly path?: string;
}

export interface AnswerPlan {
  /** What is to be written: the values that were given, and null for what they hide. */
  readonly values: ReadonlyMap<string, FieldValue>;
  /** Shown, required and without an answer when all is written. */
  readonly missing: readonly FormField[];
}

/**
 * Decides what given answers come to beside those that stand already. Each is held to the rules of its field; one to a field
 * that is unknown, or not shown with all the answers together, is refused; what others hide by their change is cleared.
 * @throws AppError `validation_errors` that names everything that is wrong, as answers.<position>.value.
 */
export function planAnswers(
  fields: readonly FormField[],
  standing: Values,
  given: readonly GivenAnswer[],
  options: PlanOptions = {},
): AnswerPlan {
  const { path = 'answers' } = options;
  const issues = new ValidationIssues();
  const byId = new Map(fields.map((field) => [field.id, field]));
  const values = new Map<string, FieldValue>();
  for (const [index, { field_id, value, position = index }] of given.entries()) {
    const field = byId.get(field_id);
    if (!field && options.checked) continue;
    if (!field) issues.add(`${path}.${position}.field_id`, 'The form has no field with this id.');
    else if (values.has(field_id)) issues.add(`${path}.${position}.field_id`, 'The field is answered twice.');
    else {
      // A file was checked when it was uploaded; its value is ours, not the client's.
      const isTrusted = options.checked || options.trusted?.has(field_id);
      const read = isTrusted ? { value: value as FieldValue } : readValue(field, value);
      if ('issue' in read) issues.add(`${path}.${position}.value`, `${field.label}: ${issueMessage(read.issue)}`);
      values.set(field_id, 'value' in read ? read.value : null);
    }
  }
  const all = new Map([...standing, ...values]);
  const visible = visibleFields(fields, all);
  // What a wrong value shows or hides says nothing about the others.
  const isClean = issues.isEmpty && !options.checked;
  for (const [index, { field_id, position = index }] of isClean ? given.entries() : []) {
    const field = byId.get(field_id);
    const issue = field && contextIssue(field, visible.has(field_id), values.get(field_id));
    if (field && issue) issues.add(`${path}.${position}.value`, `${field.label}: ${issueMessage(issue)}`);
  }
  issues.throwIfAny();
  for (const [id, value] of all) if (byId.has(id) && !visible.has(id) && !isEmpty(value)) values.set(id, null);
  return { values, missing: missingFields(fields, new Map([...standing, ...values])) };
}

/** What is wrong with a value where the field stands among the others. */
function contextIssue(field: FormField, visible: boolean, value: FieldValue | undefined): ValueIssue | undefined {
  if (!visible) return isEmpty(value) ? undefined : { code: 'hidden' };
  return field.required && isEmpty(value) ? { code: 'required' } : undefined;
}

/** The fields that are shown, required and not answered. */
export function missingFields(fields: readonly FormField[], values: Values): FormField[] {
  const visible = visibleFields(fields, values);
  return fields.filter(({ id, required }) => required && visible.has(id) && isEmpty(values.get(id)));
}
