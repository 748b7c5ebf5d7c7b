import type { NewId } from '@trackway/runtime';
import { checkVisibility } from './check-visibility';
import { Faults } from './faults';
import type { Choice, FieldRules, FormField } from './field';
import { checkRules } from './field-rules';
import { type FieldType, isChoice } from './field-type';
import type { Visibility, VisibilityCondition } from './visibility';

/** A field as a client writes it. Conditions name other fields by id or by key. */
export interface FieldDraft {
  /** Of a field that the form has already; absent for a new one. */
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
 * The fields that a form will have. Those that it has already keep their ids, but for one whose type changes: its old
 * answers would not fit, so it is a new field.
 * @throws AppError `validation_errors` that names everything that is wrong.
 */
export function planFields(drafts: readonly FieldDraft[], current: readonly FormField[], newId: NewId): FormField[] {
  const faults = new Faults();
  limitOptions(drafts, faults);
  const typeById = new Map(current.map(({ id, type }) => [id, type]));
  refuseStrangers(drafts, typeById, faults);
  const ids = drafts.map(({ id, type }) => (id !== undefined && typeById.get(id) === type ? id : newId()));
  const idByName = new Map(
    drafts.flatMap(({ id, key }, index) => [id, key].map((name) => [name ?? '', ids[index] ?? ''] as const)),
  );
  const fields = drafts.map((draft, index) => toField(draft, ids[index] ?? '', idByName));
  for (const [index, field] of fields.entries()) checkField(field, `fields.${index}`, faults);
  checkVisibility(fields, faults);
  faults.refuse();
  return fields;
}

/** A form is stored and sent as a whole, with each of its versions. */
const MAX_OPTIONS = 2_000;

function limitOptions(drafts: readonly FieldDraft[], faults: Faults): void {
  const count = drafts.reduce((sum, { options = [] }) => sum + options.length, 0);
  if (count > MAX_OPTIONS) {
    faults.add('fields', `The fields of a form have ${MAX_OPTIONS} options at most; these have ${count}.`);
    faults.refuse();
  }
}

function refuseStrangers(drafts: readonly FieldDraft[], known: ReadonlyMap<string, FieldType>, faults: Faults): void {
  const seen = new Set<string>();
  for (const [index, { id, key }] of drafts.entries()) {
    if (id !== undefined && !known.has(id)) faults.add(`fields.${index}.id`, 'The form has no field with this id.');
    for (const [name, value] of Object.entries({ id, key })) {
      if (value === undefined || value === null) continue;
      if (seen.has(value)) faults.add(`fields.${index}.${name}`, 'Another field of this form has it too.');
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

function checkField(field: FormField, path: string, faults: Faults): void {
  const { type, options, required } = field;
  if (isChoice(type) && options.length === 0) faults.add(`${path}.options`, `A field of type ${type} needs options.`);
  if (!isChoice(type) && options.length > 0) faults.add(`${path}.options`, `A field of type ${type} has no options.`);
  if (new Set(options.map(({ value }) => value)).size < options.length) {
    faults.add(`${path}.options`, 'Two options have the same value.');
  }
  if (type === 'section' && required) faults.add(`${path}.required`, 'A section is not answered.');
  checkRules(field, `${path}.validation`, faults);
}
