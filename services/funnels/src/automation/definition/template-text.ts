import { invalidInput, ruleBroken } from '@trackway/errors';
import { isRecord } from '@trackway/runtime';

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

/** The names of the variables in a text, as written between the braces. */
export function variablesIn(text: string): readonly string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name.trim());
}

export function hasVariables(value: unknown): value is string {
  return typeof value === 'string' && variablesIn(value).length > 0;
}

/** Whether a text has braces that belong to no variable. */
export function hasOpenBraces(text: string): boolean {
  return /\{\{|\}\}/.test(text.replace(PLACEHOLDER, ''));
}

/** Values by the first part of a variable's name: an action's name, `project`, `rule` or `trigger`. */
export type Values = Readonly<Record<string, unknown>>;

/** Characters that the variables of one action insert. A short text could otherwise repeat a large value very often. */
const MAX_INSERTED = 262_144;

/**
 * Inserts the values of variables into the texts of one action. Names that do not begin like a known value remain: texts
 * that were stored before there were variables. Both functions throw an AppError 422 `template_variables_missing` for a
 * variable without a value.
 */
export function makeRenderer(values: Values) {
  let inserted = 0;
  return { text: renderText, value: renderValue };

  function renderText(text: string, encode: (value: string) => string = (value) => value): string {
    return text.replace(PLACEHOLDER, (placeholder, inner: string) => {
      const name = inner.trim();
      return isKnown(name, values) ? count(encode(toText(requireValue(name, values)))) : placeholder;
    });
  }

  /** A text that consists of one variable becomes its value, with its type. */
  function renderValue(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(renderValue);
    if (isRecord(value))
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, renderValue(one)]));
    if (typeof value !== 'string') return value;
    const only = /^\{\{([^{}]*)\}\}$/.exec(value.trim())?.[1]?.trim();
    if (only === undefined || !isKnown(only, values)) return renderText(value);
    const found = requireValue(only, values);
    count(toText(found));
    return found;
  }

  function count(text: string): string {
    inserted += text.length;
    if (inserted <= MAX_INSERTED) return text;
    throw invalidInput({ actions: [`The variables of an action insert at most ${MAX_INSERTED} characters.`] });
  }
}

/** The value of a variable, or undefined without one. */
export function variableValue(name: string, values: Values): unknown {
  let found: unknown = values;
  for (const part of name.split('.')) {
    const owner: unknown = found;
    if (typeof owner !== 'object' || owner === null || !Object.hasOwn(owner, part)) return undefined;
    found = (owner as Readonly<Record<string, unknown>>)[part];
  }
  return found;
}

function isKnown(name: string, values: Values): boolean {
  return Object.hasOwn(values, name.split('.')[0] ?? '');
}

function requireValue(name: string, values: Values): unknown {
  const value = variableValue(name, values);
  if (value !== undefined && value !== null) return value;
  throw ruleBroken('template_variables_missing', `The variable {{${name}}} has no value.`, {
    missing_variables: [name],
  });
}

function toText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
