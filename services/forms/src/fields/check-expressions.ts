import type { ValidationIssues } from '../shared/validation-issues';
import { type Expression, walk } from './expression';
import type { FormField } from './field';
import { definitionOf } from './field-types';
import { type FieldsByKey, fieldsByKey } from './fields-by-key';
import { ExpressionError, parseExpression } from './parse-expression';

/** Limit for all expressions of a form, because each change of an answer evaluates all of them. */
const MAX_CHARACTERS = 3_000;

/** A calculated field at its path in the request. `group` has the field as a column. */
interface Place {
  readonly field: FormField;
  readonly path: string;
  readonly group: FormField | undefined;
}

/** Dependencies between fields by their ids. */
export type Dependencies = Map<string, readonly string[]>;

/**
 * Adds issues for expressions that are not valid: their syntax, unknown fields, and fields that are not numbers. Returns the fields
 * that each expression uses.
 */
export function checkExpressions(fields: readonly FormField[], issues: ValidationIssues): Dependencies {
  const dependencies: Dependencies = new Map();
  const places = placesOf(fields);
  const characters = places.reduce((sum, { field }) => sum + (field.expression ?? '').length, 0);
  if (characters > MAX_CHARACTERS) {
    const limit = `The expressions of a form have at most ${MAX_CHARACTERS} characters; these have ${characters}.`;
    issues.add('fields', limit);
    return dependencies;
  }
  const byKey = fieldsByKey(fields);
  for (const place of places) {
    const { field, path } = place;
    if (field.type !== 'calculated') {
      if (field.expression !== undefined) issues.add(path, `A field of type ${field.type} has no expression.`);
    } else if (!field.expression?.trim()) {
      issues.add(path, 'A calculated field needs an expression, such as quantity * price.');
    } else {
      const used = checkExpression(field.expression, { byKey, place }, issues);
      dependencies.set(field.id, used);
    }
  }
  return dependencies;
}

interface Context {
  readonly byKey: FieldsByKey;
  readonly place: Place;
}

/** Returns the ids of the fields that the expression uses. */
function checkExpression(text: string, context: Context, issues: ValidationIssues): string[] {
  const used: string[] = [];
  const fail = (message: string, at: number) => issues.add(context.place.path, `Position ${at + 1}: ${message}`);
  try {
    walk(parseExpression(text), (one, isPerLine) => {
      const found = resolve(one, isPerLine, context);
      if (typeof found === 'string') fail(found, 'at' in one ? one.at : 0);
      else used.push(...found.map(({ id }) => id));
    });
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    fail(error.message, error.at);
  }
  return used;
}

/** The fields that a part of an expression names, or what is wrong with it. */
function resolve(one: Expression, isPerLine: boolean, { byKey, place }: Context): readonly FormField[] | string {
  if (one.kind === 'aggregate') return groupOf(one.group, byKey);
  if (one.kind === 'column') {
    const owner = groupOf(one.group, byKey);
    if (typeof owner === 'string') return owner;
    if (!isPerLine) return `${one.group}.${one.name} has a value for each line. Use it in a function, such as sum().`;
    const column = owner[0]?.fields?.find(({ key }) => key === one.name);
    return column ? numeric(column) : `The group ${one.group} has no field with the key ${one.name}.`;
  }
  if (one.kind !== 'field') return [];
  const sibling = isPerLine ? undefined : place.group?.fields?.find(({ key }) => key === one.name);
  const field = sibling ?? byKey.get(one.name);
  if (field) return numeric(field);
  return `The form has no field with the key ${one.name}.`;
}

function groupOf(name: string, byKey: FieldsByKey): readonly FormField[] | string {
  const group = byKey.get(name);
  if (!group) return `The form has no group with the key ${name}.`;
  return group.type === 'group' ? [group] : `${name} is not a group.`;
}

function numeric(field: FormField): readonly FormField[] | string {
  const { type, key } = field;
  if (definitionOf(type).isNumeric) return [field];
  return type === 'group'
    ? `${key} is a group. Use one of its fields in a function, such as sum(${key}.price).`
    : `${key} has the type ${type}. Expressions use fields of the types number, money, rating and calculated.`;
}

function placesOf(fields: readonly FormField[]): Place[] {
  return fields.flatMap((field, index) => [
    { field, path: `fields.${index}.expression`, group: undefined },
    ...(field.fields ?? []).map((column, at) => ({
      field: column,
      path: `fields.${index}.fields.${at}.expression`,
      group: field,
    })),
  ]);
}
