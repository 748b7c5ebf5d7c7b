import { Faults } from '../fields/faults';
import type { FormField } from '../fields/field';
import { checkValue } from '../rules/check-value';
import { type Fault, faultText } from '../rules/fault';
import { type FieldValue, isEmpty } from '../rules/field-value';
import { type Values, visibleFields } from '../rules/visible-fields';

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
  const faults = new Faults();
  const byId = new Map(fields.map((field) => [field.id, field]));
  const values = new Map<string, FieldValue>();
  for (const [index, { field_id, value, position = index }] of given.entries()) {
    const field = byId.get(field_id);
    if (!field && options.checked) continue;
    if (!field) faults.add(`${path}.${position}.field_id`, 'The form has no field with this id.');
    else if (values.has(field_id)) faults.add(`${path}.${position}.field_id`, 'The field is answered twice.');
    else {
      // A file was checked when it was uploaded; its value is ours, not the client's.
      const isOurs = options.checked || options.trusted?.has(field_id);
      const checked = isOurs ? { value: value as FieldValue } : checkValue(field, value);
      if ('fault' in checked) faults.add(`${path}.${position}.value`, `${field.label}: ${faultText(checked.fault)}`);
      values.set(field_id, 'value' in checked ? checked.value : null);
    }
  }
  const all = new Map([...standing, ...values]);
  const visible = visibleFields(fields, all);
  // What a wrong value shows or hides says nothing about the others.
  const isClean = faults.isEmpty && !options.checked;
  for (const [index, { field_id, position = index }] of isClean ? given.entries() : []) {
    const field = byId.get(field_id);
    const fault = field && standingFault(field, visible.has(field_id), values.get(field_id));
    if (field && fault) faults.add(`${path}.${position}.value`, `${field.label}: ${faultText(fault)}`);
  }
  faults.refuse();
  for (const [id, value] of all) if (byId.has(id) && !visible.has(id) && !isEmpty(value)) values.set(id, null);
  return { values, missing: missingFields(fields, new Map([...standing, ...values])) };
}

/** What is wrong with a value where the field stands among the others. */
function standingFault(field: FormField, visible: boolean, value: FieldValue | undefined): Fault | undefined {
  if (!visible) return isEmpty(value) ? undefined : { code: 'hidden' };
  return field.required && isEmpty(value) ? { code: 'required' } : undefined;
}

/** The fields that are shown, required and not answered. */
export function missingFields(fields: readonly FormField[], values: Values): FormField[] {
  const visible = visibleFields(fields, values);
  return fields.filter(({ id, required }) => required && visible.has(id) && isEmpty(values.get(id)));
}
