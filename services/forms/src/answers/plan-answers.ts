import type { FormField } from '../fields/field';
import { type FieldValue, isEmpty } from '../fields/field-value';
import { readValue } from '../fields/read-value';
import { issueMessage, type ValueIssue } from '../fields/value-issue';
import { type Values, visibleFields } from '../fields/visible-fields';
import { ValidationIssues } from '../shared/validation-issues';

export interface GivenAnswer {
  readonly field_id: string;
  readonly value: unknown;
  /** Position in the request, for error messages. Default: the index in the list. */
  readonly position?: number;
  /** The value is written only if the stored answer still has this version; 0 means that there is none. */
  readonly baseVersion?: number | undefined;
}

export interface PlanOptions {
  /** Fields whose value was created by this service and not by a client. */
  readonly trusted?: ReadonlySet<string>;
  /** The values were validated before. Values whose field does not exist any more are omitted, and nothing is rejected. */
  readonly checked?: boolean;
  /** Name of the list in error messages. Default: answers. */
  readonly path?: string;
}

export interface AnswerPlan {
  /** The values to write: the given ones, and null for fields that become hidden. */
  readonly values: ReadonlyMap<string, FieldValue>;
  /** Visible required fields without an answer after the values are written. */
  readonly missing: readonly FormField[];
}

/**
 * Combines given answers with the stored ones. Values are validated by the rules of their fields. Answers to unknown fields,
 * or to fields that are not visible with all answers, are rejected. Stored answers whose fields become hidden are cleared.
 * @throws AppError `validation_errors` with all issues, by `answers.<position>.value`
 */
export function planAnswers(
  fields: readonly FormField[],
  stored: Values,
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
    else if (values.has(field_id))
      issues.add(`${path}.${position}.field_id`, 'The request contains two answers to this field.');
    else {
      // A file was validated when it was uploaded, and this service created its value.
      const isTrusted = options.checked || options.trusted?.has(field_id);
      const read = isTrusted ? { value: value as FieldValue } : readValue(field, value);
      if ('issue' in read) issues.add(`${path}.${position}.value`, `${field.label}: ${issueMessage(read.issue)}`);
      values.set(field_id, 'value' in read ? read.value : null);
    }
  }
  const all = new Map([...stored, ...values]);
  const visible = visibleFields(fields, all);
  // With an invalid value, the visibility of the other fields is not known.
  const isClean = issues.isEmpty && !options.checked;
  for (const [index, { field_id, position = index }] of isClean ? given.entries() : []) {
    const field = byId.get(field_id);
    const issue = field && contextIssue(field, visible.has(field_id), values.get(field_id));
    if (field && issue) issues.add(`${path}.${position}.value`, `${field.label}: ${issueMessage(issue)}`);
  }
  issues.throwIfAny();
  for (const [id, value] of all) if (byId.has(id) && !visible.has(id) && !isEmpty(value)) values.set(id, null);
  return { values, missing: missingFields(fields, new Map([...stored, ...values])) };
}

/** Returns the issue of a value that depends on the other answers. */
function contextIssue(field: FormField, visible: boolean, value: FieldValue | undefined): ValueIssue | undefined {
  if (!visible) return isEmpty(value) ? undefined : { code: 'hidden' };
  return field.required && isEmpty(value) ? { code: 'required' } : undefined;
}

/** Visible required fields without an answer. */
export function missingFields(fields: readonly FormField[], values: Values): FormField[] {
  const visible = visibleFields(fields, values);
  return fields.filter(({ id, required }) => required && visible.has(id) && isEmpty(values.get(id)));
}
