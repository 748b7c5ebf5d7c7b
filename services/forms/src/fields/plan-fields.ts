import type { NewId } from '@trackway/runtime';
import { ValidationIssues } from '../shared/validation-issues';
import { checkCycles } from './check-cycles';
import { checkExpressions } from './check-expressions';
import { checkGroup } from './check-groups';
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
  readonly expression?: string | undefined;
  /** The columns of a group. */
  readonly fields?: readonly FieldDraft[] | undefined;
  readonly item_label?: string | null | undefined;
}

/**
 * Returns the fields of the next version of a form. Existing fields retain their ids, unless the type changes: then the old
 * answers would not be valid, so it becomes a new field.
 * @throws AppError `validation_errors` with all issues
 */
export function planFields(drafts: readonly FieldDraft[], current: readonly KnownField[], newId: NewId): FormField[] {
  const issues = new ValidationIssues();
  checkCounts(drafts, issues);
  const fields = toFields(drafts, current, { newId, path: 'fields', issues });
  for (const [index, field] of fields.entries()) checkField(field, `fields.${index}`, issues);
  checkVisibility(fields, issues);
  checkCycles(fields, checkExpressions(fields, issues), issues);
  issues.throwIfAny();
  return fields;
}

/** A field with the ids of its columns, which new versions retain. */
interface KnownField {
  readonly id?: string | undefined;
  readonly type: FieldType;
  readonly fields?: readonly KnownField[] | undefined;
}

interface Planning {
  readonly newId: NewId;
  readonly path: string;
  readonly issues: ValidationIssues;
}

/** The fields of a form, or the columns of a group. */
function toFields(drafts: readonly FieldDraft[], current: readonly KnownField[], planning: Planning): FormField[] {
  const { newId, path, issues } = planning;
  const byId = new Map(current.map((field) => [field.id ?? '', field]));
  checkIds(drafts, byId, path, issues);
  const existing = drafts.map(({ id, type }) => {
    const field = id === undefined ? undefined : byId.get(id);
    return field?.type === type ? field : undefined;
  });
  const ids = existing.map((field) => field?.id ?? newId());
  const idByName = new Map(
    drafts.flatMap(({ id, key }, index) => [id, key].map((name) => [name ?? '', ids[index] ?? ''] as const)),
  );
  return drafts.map((draft, index) => {
    const field = toField(draft, ids[index] ?? '', idByName);
    if (!draft.fields) return field;
    const columns = { ...planning, path: `${path}.${index}.fields` };
    return { ...field, fields: toFields(draft.fields, existing[index]?.fields ?? [], columns) };
  });
}

/** Limit for all fields of a form, because each version is stored and sent as a whole. */
const MAX_OPTIONS = 2_000;
const MAX_FIELDS = 500;

function checkCounts(drafts: readonly FieldDraft[], issues: ValidationIssues): void {
  const all = drafts.flatMap((draft) => [draft, ...(draft.fields ?? [])]);
  if (all.length > MAX_FIELDS) {
    issues.add('fields', `A form has at most ${MAX_FIELDS} fields with those of its groups; these are ${all.length}.`);
  }
  const count = all.reduce((sum, { options = [] }) => sum + options.length, 0);
  if (count > MAX_OPTIONS) {
    issues.add('fields', `The fields of a form have at most ${MAX_OPTIONS} options; these have ${count}.`);
  }
  issues.throwIfAny();
}

function checkIds(
  drafts: readonly FieldDraft[],
  known: ReadonlyMap<string, KnownField>,
  path: string,
  issues: ValidationIssues,
): void {
  const seen = new Set<string>();
  for (const [index, { id, key }] of drafts.entries()) {
    if (id !== undefined && !known.has(id)) issues.add(`${path}.${index}.id`, 'The form has no field with this id.');
    for (const [name, value] of Object.entries({ id, key })) {
      if (value === undefined || value === null) continue;
      if (seen.has(value)) issues.add(`${path}.${index}.${name}`, 'Another field of this form has the same value.');
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
    ...(draft.expression === undefined ? {} : { expression: draft.expression }),
    ...(type === 'group' ? { itemLabel: null, fields: [] } : {}),
    ...(draft.item_label === undefined ? {} : { itemLabel: draft.item_label }),
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
  checkGroup(field, path, issues);
  for (const [index, column] of (field.fields ?? []).entries()) checkField(column, `${path}.fields.${index}`, issues);
}
