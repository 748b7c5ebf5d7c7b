import { type AppError, didYouMean, type FieldMessages, invalidSearch, unknownName } from '@trackway/errors';
import { isUuid } from '@trackway/runtime';
import type { FilterInput, SortInput } from './filter-schemas';
import { type FilterValue, parseFilterValue, valueTypeLabels } from './filter-values';
import { type Locate, locateAlone } from './locate';
import { type Operator, operatorRules, positiveForm } from './operators';
import type { SearchField, SearchModel } from './search-field';

/** A valid filter: the field exists and supports the operator, and the values have the type of the field. */
export interface Filter {
  readonly field: SearchField;
  readonly operator: Operator;
  /** Any of these. Empty for operators without a value and for an empty list. */
  readonly values: readonly FilterValue[];
  /** The ids that narrow the field, in the order of its arguments. */
  readonly arguments: readonly string[];
  /** How the filter is combined with the one before. Ignored for the first. */
  readonly connective: 'and' | 'or';
}

export interface Sort {
  readonly field: SearchField;
  readonly arguments: readonly string[];
  readonly direction: 'asc' | 'desc';
}

/** Creates the error for an unknown field. Routes differ in the code of this error. */
export type CreateFieldError = (errors: FieldMessages, specifiedNames: FieldMessages) => AppError;

/** @throws AppError if the filter is not valid for the model. */
export function parseFilter(
  model: SearchModel,
  input: FilterInput,
  locate: Locate = locateAlone,
  createFieldError: CreateFieldError = invalidSearch,
): Filter {
  const declared = model.fields.find(({ name }) => name === input.field);
  if (!declared) {
    const messages = [unknownField(model, input.field)];
    throw createFieldError({ [locate('field')]: messages }, { field: messages });
  }
  const connective = input.logical_operator ?? 'and';
  parseOperator(declared, input, locate);
  const ids = parseArguments(declared, input.arguments ?? [], locate);
  const field = resolveEdgeType(model, declared, ids, locate);
  const operator = parseOperator(field, input, locate);
  const values = operatorRules[operator].arity === 'none' ? [] : parseValues(field, operator, input.value, locate);
  return { field, operator, values, arguments: ids, connective };
}

/** @throws AppError if the model cannot be sorted by the field. */
export function parseSort(
  model: SearchModel,
  { field: name, direction, arguments: given = [] }: SortInput,
  locate: Locate = locateAlone,
): Sort {
  const declared = model.fields.find((candidate) => candidate.name === name && candidate.sortable);
  if (!declared) {
    const sortable = model.fields.filter((candidate) => candidate.sortable).map((candidate) => candidate.name);
    const suggestion = didYouMean(name, sortable);
    const text = `Sorting by ${name} is not possible.${suggestion} Sortable fields: ${sortable.join(', ')}.`;
    throw invalidMember(locate('field'), text, 'sorting');
  }
  const { field, ids } = parseFieldReference(model, declared, given, locate);
  return { field, direction, arguments: ids };
}

/** The field with its resolved type, and the ids of its arguments. @throws AppError if they are missing or malformed */
export function parseFieldReference(
  model: SearchModel,
  declared: SearchField,
  given: readonly unknown[],
  locate: Locate = locateAlone,
): { readonly field: SearchField; readonly ids: readonly string[] } {
  const ids = parseArguments(declared, given, locate);
  return { field: resolveEdgeType(model, declared, ids, locate), ids };
}

/** Ascending sorts by each sortable field of the model that needs no edge. */
export function plainSorts({ fields }: SearchModel): Sort[] {
  return fields
    .filter(({ sortable, ofEdgeType }) => sortable && !ofEdgeType)
    .map((field) => ({ field, arguments: [], direction: 'asc' }));
}

export function unknownField(model: SearchModel, name: string): string {
  return unknownName(
    'field',
    name,
    model.fields.map((field) => field.name),
  );
}

/** The specification defines a name for each kind of error, which is in the response in addition to the path. */
export function invalidMember(path: string, message: string, specifiedName: string): AppError {
  return invalidSearch({ [path]: [message] }, { [specifiedName]: [message] });
}

function parseOperator(field: SearchField, input: FilterInput, locate: Locate): Operator {
  const requested = withoutNull(input);
  const operator = field.operators.find((known) => known === requested);
  if (operator) return operator;
  throw invalidMember(locate('operator'), unsupportedOperator(field, input), 'operator');
}

/** `equals` null means `is_null`, and `not_equals` null means `is_not_null`. */
function withoutNull({ operator, value }: FilterInput): string {
  if (value !== null) return operator;
  if (operator === 'equals') return 'is_null';
  return operator === 'not_equals' ? 'is_not_null' : operator;
}

function unsupportedOperator(field: SearchField, input: FilterInput): string {
  const { name, operators } = field;
  if (withoutNull(input) !== input.operator) return `The field ${name} always has a value, so null is not possible.`;
  const type = field.arguments && !field.ofEdgeType ? ` with values that are ${valueTypeLabels[field.valueType]}` : '';
  return `The field ${name}${type} does not support ${input.operator}. It supports ${operators.join(', ')}.`;
}

/** The field with the type that its edge has. */
function resolveEdgeType(
  { edgeTypes }: SearchModel,
  field: SearchField,
  [edge = '']: readonly string[],
  locate: Locate,
): SearchField {
  if (!field.ofEdgeType) return field;
  const type = edgeTypes?.get(edge);
  if (type !== undefined) return field.ofEdgeType(type);
  const text = 'The first argument must be the id of an edge. No form has a field with this id.';
  throw invalidMember(locate('arguments.0'), text, field.name);
}

/** A null argument counts as absent. */
function parseArguments(field: SearchField, given: readonly unknown[], locate: Locate): string[] {
  const count = field.arguments?.length ?? 0;
  if (given.slice(count).some((value) => value !== undefined && value !== null)) {
    const takes = count === 0 ? 'no arguments' : count === 1 ? 'one argument' : `${count} arguments`;
    throw invalidMember(locate('arguments'), `The field ${field.name} takes ${takes}.`, field.name);
  }
  const ids: string[] = [];
  for (const [index, { name, required }] of (field.arguments ?? []).entries()) {
    const value = given[index];
    if (!required && (value === undefined || value === null)) break;
    if (!isUuid(value)) {
      const article = /^[aeiou]/.test(name) ? 'an' : 'a';
      const text = `The first argument must be the id of ${article} ${name}.`;
      throw invalidMember(locate(`arguments.${index}`), text, field.name);
    }
    ids.push(value.toLowerCase());
  }
  return ids;
}

function parseValues(field: SearchField, operator: Operator, value: unknown, locate: Locate): readonly FilterValue[] {
  const path = locate('value');
  if (value === undefined)
    throw invalidMember(path, `The operator ${operator} of the field ${field.name} needs a value.`, 'value');
  if (!Array.isArray(value)) return [parseValue(field, operator, value, path)];
  if (operatorRules[operator].arity !== 'list') {
    const text = `The field ${field.name} takes a list only with equals and not_equals, not with ${operator}.`;
    throw invalidMember(path, text, 'value');
  }
  return value.map((item: unknown, index) => parseValue(field, operator, item, locate(`value.${index}`)));
}

function parseValue(field: SearchField, operator: Operator, value: unknown, path: string): FilterValue {
  if (field.options) return parseOption(field, field.options, value, path);
  const type = positiveForm(operator).operator === 'contains' ? 'text' : field.valueType;
  const parsed = parseFilterValue(type, value);
  if (parsed !== undefined) return parsed;
  const example = type === 'time' ? ', such as 2026-05-04 or 2026-05-04T09:30:00Z' : '';
  throw invalidMember(path, `The field ${field.name} takes ${valueTypeLabels[type]}${example}.`, 'value');
}

/** Options are named by their value or by their label. */
function parseOption(
  { name }: SearchField,
  options: NonNullable<SearchField['options']>,
  given: unknown,
  path: string,
): FilterValue {
  const option = options.find(({ value, label }) => value === given || label === given);
  if (option) return option.value;
  const texts = options.map(({ value, label }) => (String(value) === label ? label : `${value} (${label})`));
  throw invalidMember(path, `The field ${name} takes one of: ${texts.join(', ')}.`, 'value');
}
