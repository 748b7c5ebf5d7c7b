import type { NewId } from '@trackway/runtime';
import { ValidationIssues } from '../shared/validation-issues';
import { checkVisibility } from './check-visibility';
import type { Choice, FieldRules, FieldType, FormField } from './field';
import { checkRules } from './field-rules';
import { definitionOf } from './field-types';
import type { Visibility, VisibilityCondition } from './visibility';

/** A field in a request. Conditions name other fields by id or by key. */
export interface FieldDraft {
  /** Id of an existing field. Absent for a new field. */
  readonly id?: string | undefined;
  readonly key?: string | null | undefined;
  readonly label: string;
  readonly help?: string | null | undefined;
  readonly type: FieldType;
  readonly required?: boolean | undefined;
  readonly options?: readonly Choice[] | undefined;
  readonly validation?: FieldRules | undefined;
  readonly visible_when?: Visibility | VisibilityCondition | null | undefined;
}

/**
 * Returns the fields of the next version of a form. Existing fields retain their ids, unless the type changes: then the old
 * answers would not be valid, so it becomes a new field.
 * @throws AppError `validation_errors` with all issues
 */
export function planFields(drafts: readonly FieldDraft[], current: readonly FormField[], newId: NewId): FormField[] {
  const issues = new ValidationIssues();
  checkOptionCount(drafts, issues);
  const typeById = new Map(current.map(({ id, type }) => [id, type]));
  checkIds(drafts, typeById, issues);
  const ids = drafts.map(({ id, type }) => (id !== undefined && typeById.get(id) === type ? id : newId()));
  const idByName = new Map(
    drafts.flatMap(({ id, key }, index) => [id, key].map((name) => [name ?? '', ids[index] ?? ''] as const)),
  );
  const fields = drafts.map((draft, index) => toField(draft, ids[index] ?? '', idByName));
  for (const [index, field] of fields.entries()) checkField(field, `fields.${index}`, issues);
  checkVisibility(fields, issues);
  issues.throwIfAny();
  return fields;
}

/** Limit for all fields of a form, because each version is stored and sent as a whole. */
const MAX_OPTIONS = 2_000;

function checkOptionCount(drafts: readonly FieldDraft[], issues: ValidationIssues): void {
  const count = drafts.reduce((sum, { options = [] }) => sum + options.length, 0);
  if (count > MAX_OPTIONS) {
    issues.add('fields', `The fields of a form have at most ${MAX_OPTIONS} options; these have ${count}.`);
    issues.throwIfAny();
  }
}

function checkIds(
  drafts: readonly FieldDraft[],
  known: ReadonlyMap<string, FieldType>,
  issues: ValidationIssues,
): void {
  const seen = new Set<string>();
  for (const [index, { id, key }] of drafts.entries()) {
    if (id !== undefined && !known.has(id)) issues.add(`fields.${index}.id`, 'The form has no field with this id.');
    for (const [name, value] of Object.entries({ id, key })) {
      if (value === undefined || value === null) continue;
      if (seen.has(value)) issues.add(`fields.${index}.${name}`, 'Another field of this form has the same value.');
      seen.add(value);
    }
  }
}

function toField(draft: FieldDraft, id: string, idByName: ReadonlyMap<string, string>): FormField {
  const { key, label, help, type, required, options, validation } = draft;
  return {
    id,
    key: key ?? null,
    label,
    help: help ?? null,
    type,
    required: required ?? false,
    options: options ?? [],
    validation: validation ?? {},
    visibleWhen: toVisibility(draft.visible_when ?? null, idByName),
  };
}

function toVisibility(given: FieldDraft['visible_when'], idByName: ReadonlyMap<string, string>): Visibility | null {
  if (!given) return null;
  const resolve = (condition: VisibilityCondition): VisibilityCondition => {
    return { ...condition, field_id: idByName.get(condition.field_id) ?? condition.field_id };
  };
  if ('all' in given) return { all: given.all.map(resolve) };
  if ('any' in given) return { any: given.any.map(resolve) };
  return { all: [resolve(given)] };
}

function checkField(field: FormField, path: string, issues: ValidationIssues): void {
  const { type, options, required } = field;
  const { hasOptions = false } = definitionOf(type);
  if (hasOptions && options.length === 0) issues.add(`${path}.options`, `A field of type ${type} needs options.`);
  if (!hasOptions && options.length > 0) issues.add(`${path}.options`, `A field of type ${type} has no options.`);
  if (new Set(options.map(({ value }) => value)).size < options.length) {
    issues.add(`${path}.options`, 'Two options have the same value.');
  }
  if (type === 'section' && required) issues.add(`${path}.required`, 'A section has no answer.');
  checkRules(field, `${path}.validation`, issues);
}
