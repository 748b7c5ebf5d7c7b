import { isSameValue } from '@trackway/contracts';
import type { CalculationIssue } from '../fields/calculate';
import type { FormField } from '../fields/field';
import { type FieldValue, isEmpty } from '../fields/field-value';
import { isComplete, linesOf } from '../fields/group-values';
import { readValue } from '../fields/read-value';
import { type Resolved, resolveFields, type Values } from '../fields/resolve-fields';
import { issueMessage, type ValueIssue } from '../fields/value-issue';
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
  /** The values to write: the given ones, changed results, and null for fields that become hidden. */
  readonly values: ReadonlyMap<string, FieldValue>;
  /** Visible required fields without an answer after the values are written. */
  readonly missing: readonly FormField[];
  /** Results that cannot be calculated from their inputs. */
  readonly calculationIssues: readonly CalculationIssue[];
}

/** What is wrong with a given answer. */
export interface AnswerIssue {
  /** Of the answer in the request. */
  readonly position: number;
  /** Undefined if the form has no such field. */
  readonly field: FormField | undefined;
  readonly issue: ValueIssue | 'repeated';
}

/**
 * Combines given answers with the stored ones. Values are validated by the rules of their fields. Answers to unknown fields,
 * or to fields that are not visible with all answers, are rejected. Stored answers whose fields become hidden are cleared. Values
 * of calculated fields are ignored, and their results calculated.
 * @throws AppError `validation_errors` with all issues, by `answers.<position>.value`
 */
export function planAnswers(
  fields: readonly FormField[],
  stored: Values,
  given: readonly GivenAnswer[],
  options: PlanOptions = {},
): AnswerPlan {
  const { path = 'answers' } = options;
  const { issues, plan } = evaluateAnswers(fields, stored, given, options);
  const messages = new ValidationIssues();
  for (const { position, field, issue } of issues) {
    const key = `${path}.${position}`;
    if (!field) messages.add(`${key}.field_id`, 'The form has no field with this id.');
    else if (issue === 'repeated') messages.add(`${key}.field_id`, 'The request contains two answers to this field.');
    else addIssue(messages, `${key}.value`, field, issue);
  }
  messages.throwIfAny();
  return plan;
}

/** Like `planAnswers`, but returns the issues. With issues, the plan must not be used. */
export function evaluateAnswers(
  fields: readonly FormField[],
  stored: Values,
  given: readonly GivenAnswer[],
  options: PlanOptions = {},
): { readonly plan: AnswerPlan; readonly issues: readonly AnswerIssue[] } {
  const issues: AnswerIssue[] = [];
  const byId = new Map(fields.map((field) => [field.id, field]));
  const values = new Map<string, FieldValue>();
  for (const [index, { field_id, value, position = index }] of given.entries()) {
    const field = byId.get(field_id);
    if (field ? field.type === 'calculated' : options.checked) continue;
    if (!field || values.has(field_id)) issues.push({ position, field, issue: 'repeated' });
    else {
      // A file was validated when it was uploaded, and this service created its value.
      const isTrusted = options.checked || options.trusted?.has(field_id);
      const read = isTrusted ? { value: value as FieldValue } : readValue(field, value);
      if ('issue' in read) issues.push({ position, field, issue: read.issue });
      values.set(field_id, 'value' in read ? read.value : null);
    }
  }
  const all = new Map([...stored, ...values]);
  const resolved = resolveFields(fields, all);
  const { visible } = resolved;
  // With an invalid value, the visibility of the other fields is not known.
  const isClean = issues.length === 0 && !options.checked;
  for (const [index, { field_id, position = index }] of isClean ? given.entries() : []) {
    const field = byId.get(field_id);
    const issue = field && contextIssue(field, visible.has(field_id), values.get(field_id));
    if (field && issue) issues.push({ position, field, issue });
  }
  for (const [id, value] of all) if (byId.has(id) && !visible.has(id) && !isEmpty(value)) values.set(id, null);
  for (const [id, result] of changedResults(fields, all, resolved)) values.set(id, result);
  return { issues, plan: { values, missing: missingOf(fields, resolved), calculationIssues: resolved.issues } };
}

function addIssue(issues: ValidationIssues, path: string, field: FormField, issue: ValueIssue): void {
  if (!issue.lines) issues.add(path, `${field.label}: ${issueMessage(issue)}`);
  for (const { line, column, name, issue: one } of issue.lines ?? []) {
    const place = [field.label, `line ${line + 1}`, ...(column ? [column.label] : [])].join(', ');
    issues.add(`${path}.${line}.${name}`, `${place}: ${issueMessage(one)}`);
  }
}

/** The values of calculated fields, and of groups with calculated columns, that differ from those before the calculation. */
function changedResults(fields: readonly FormField[], before: Values, { values }: Resolved) {
  return fields
    .filter(({ type, id }) => (type === 'calculated' || type === 'group') && values.has(id))
    .map(({ id }) => [id, values.get(id) ?? null] as const)
    .filter(([id, value]) => !isSameValue(value, before.get(id) ?? null));
}

/** Returns the issue of a value that depends on the other answers. */
function contextIssue(field: FormField, visible: boolean, value: FieldValue | undefined): ValueIssue | undefined {
  if (!visible) return isEmpty(value) ? undefined : { code: 'hidden' };
  return field.required && isEmpty(value) ? { code: 'required' } : undefined;
}

/** Visible required fields without an answer, and required groups without enough complete lines. */
export function missingFields(fields: readonly FormField[], values: Values): FormField[] {
  return missingOf(fields, resolveFields(fields, values));
}

function missingOf(fields: readonly FormField[], { visible, values }: Resolved): FormField[] {
  return fields.filter((field) => field.required && visible.has(field.id) && isMissing(field, values.get(field.id)));
}

function isMissing({ type, fields = [], validation }: FormField, value: FieldValue | undefined): boolean {
  if (type !== 'group') return isEmpty(value);
  const complete = linesOf(value).filter((line) => isComplete(fields, line));
  return complete.length < Math.max(1, validation.min_items ?? 0);
}
