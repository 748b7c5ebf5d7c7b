import { type AppError, type FieldMessages, invalidSearch } from '@trackway/errors';
import {
  type FilterValue,
  type Operator,
  operatorRules,
  operators,
  parseFilterValue,
  valueTypeLabels,
} from '@trackway/filters';
import { isUuid } from '@trackway/runtime';
import { z } from 'zod';
import { atEdge } from '../read-model/answer-search-fields';
import type { SearchField, SearchModel } from './search-field';

/** A filter whose every part makes sense: the field exists, it has the operator, the values are of its type. */
export interface Filter {
  readonly field: SearchField;
  readonly operator: Operator;
  /** Any of these; none for is_null and is_not_null, or where an empty list was sent. */
  readonly values: readonly FilterValue[];
  /** The ids of what narrows the field, in the order of its arguments. */
  readonly arguments: readonly string[];
  /** How it is tied to the one before; of no meaning on the first. */
  readonly connective: 'and' | 'or';
}

export interface Sort {
  readonly field: SearchField;
  /** The ids of what narrows the field, in the order of its arguments. */
  readonly arguments: readonly string[];
  readonly direction: 'asc' | 'desc';
}

/** A filter as it is sent. Operator and value depend on the field, so they are judged with the model at hand. */
export const filterInput = z
  .strictObject({
    field: z.string(),
    operator: z.string().meta({ enum: [...operators] }),
    value: z
      .unknown()
      .optional()
      .meta({ description: 'A text, a number, true or false, null, or a list; depends on field and operator' }),
    logical_operator: z.enum(['and', 'or']).optional(),
    arguments: z.array(z.unknown()).optional(),
  })
  .meta({ id: 'Filter' });

export const sortInput = z
  .strictObject({
    field: z.string(),
    direction: z.enum(['asc', 'desc']),
    arguments: z.array(z.unknown()).optional(),
  })
  .meta({ id: 'Sort' });

export type FilterInput = z.infer<typeof filterInput>;
export type SortInput = z.infer<typeof sortInput>;

/** How an unknown field is refused; the listing of a group spells it differently than the searches do. */
export type Refuse = (messages: FieldMessages) => AppError;

export function readFilter(model: SearchModel, input: FilterInput, refuseField: Refuse = invalidSearch): Filter {
  const declared = model.fields.find(({ name }) => name === input.field);
  if (!declared) throw refuseField({ field: [unknownField(model, input.field)] });
  const connective = input.logical_operator ?? 'and';
  readOperator(declared, input);
  const named = readArguments(declared, input.arguments ?? []);
  const field = typedField(model, declared, named);
  const operator = readOperator(field, input);
  const values = operatorRules[operator].arity === 'none' ? [] : readValues(field, operator, input.value);
  return { field, operator, values, arguments: named, connective };
}

function readOperator(field: SearchField, input: FilterInput): Operator {
  const operator = field.operators.find((known) => known === nullAsPresence(input));
  if (operator) return operator;
  throw invalidSearch({
    operator: [
      `The field ${field.name} does not support ${input.operator}; it supports ${field.operators.join(', ')}.`,
    ],
  });
}

/** A field whose edge says what its values are, as it is there. */
function typedField({ edges }: SearchModel, field: SearchField, [edge = '']: readonly string[]): SearchField {
  if (!field.typedByEdge) return field;
  const type = edges?.get(edge);
  if (type !== undefined) return atEdge(field, type);
  throw invalidSearch({
    [field.name]: ['The first argument must be the id of an edge. No form has a field with this id.'],
  });
}

/** @throws AppError for an argument that the field does not take; `null` is an absent one. */
function readArguments(field: SearchField, given: readonly unknown[]): string[] {
  const count = field.arguments?.length ?? 0;
  if (given.slice(count).some((value) => value !== undefined && value !== null)) {
    const takes = count === 0 ? 'no arguments' : count === 1 ? 'one argument' : `${count} arguments`;
    throw invalidSearch({ [field.name]: [`The field ${field.name} takes ${takes}.`] });
  }
  const named: string[] = [];
  for (const [index, { name, required }] of (field.arguments ?? []).entries()) {
    const value = given[index];
    if (!required && (value === undefined || value === null)) break;
    if (!isUuid(value)) {
      const article = /^[aeiou]/.test(name) ? 'an' : 'a';
      throw invalidSearch({ [field.name]: [`The first argument must be the id of ${article} ${name}.`] });
    }
    named.push(value.toLowerCase());
  }
  return named;
}

export function unknownField(model: SearchModel, name: string): string {
  return `The field ${name} does not exist. Available fields: ${model.fields.map((field) => field.name).join(', ')}.`;
}

/** `equals` null asks for what is_null does. */
function nullAsPresence({ operator, value }: FilterInput): string {
  if (value !== null) return operator;
  if (operator === 'equals') return 'is_null';
  return operator === 'not_equals' ? 'is_not_null' : operator;
}

function readValues(field: SearchField, operator: Operator, value: unknown): readonly FilterValue[] {
  if (value === undefined) throw invalidSearch({ value: [`The operator ${operator} needs a value.`] });
  if (!Array.isArray(value)) return [readValue(field, operator, value)];
  if (operatorRules[operator].arity !== 'list') {
    throw invalidSearch({ value: [`A list is possible with equals and not_equals, not with ${operator}.`] });
  }
  return value.map((item: unknown) => readValue(field, operator, item));
}

function readValue(field: SearchField, operator: Operator, value: unknown): FilterValue {
  const type = operator === 'contains' || operator === 'not_contains' ? 'text' : field.valueType;
  const parsed = parseFilterValue(type, value);
  if (parsed !== undefined) return parsed;
  throw invalidSearch({ value: [`The field ${field.name} takes ${valueTypeLabels[field.valueType]}.`] });
}

export function readSort(model: SearchModel, { field: name, direction, arguments: given = [] }: SortInput): Sort {
  const declared = model.fields.find((candidate) => candidate.name === name && candidate.sortable);
  if (!declared) {
    const sortable = model.fields.filter((candidate) => candidate.sortable).map((candidate) => candidate.name);
    throw invalidSearch({ sorting: [`Sorting by ${name} is not possible; it is by ${sortable.join(', ')}.`] });
  }
  const named = readArguments(declared, given);
  return { field: typedField(model, declared, named), direction, arguments: named };
}

/** Every sort of a model that names no edge, in the one direction. */
export function plainSorts({ fields }: SearchModel): Sort[] {
  return fields
    .filter(({ sortable, typedByEdge }) => sortable && !typedByEdge)
    .map((field) => ({ field, arguments: [], direction: 'asc' }));
}
