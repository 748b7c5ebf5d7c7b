import { readFilterQuery, type Trashed } from '@trackway/application';
import { invalidFilter, unknownName } from '@trackway/errors';
import { isUuid } from '@trackway/runtime';
import { moment } from '../field-types';
import type { ListedField } from './listed-field';

/** The parsed filters of a listing, by field. Undefined for fields without a filter. */
export interface Listing {
  /** For text, select and relation: matches any of the values. */
  many(name: string): readonly string[] | undefined;
  isTrue(name: string): boolean | undefined;
  /** For dates, as sent. */
  moment(name: string): string | undefined;
  readonly trashed: Trashed;
}

/**
 * Parses `filter[<field>]=value`, which means `equals`.
 * @throws AppError `validation_error` for an unknown field or an invalid value.
 */
export function readListing(fields: readonly ListedField[], query: unknown): Listing {
  const { members, trashed } = readFilterQuery(query);
  const given = new Map(members.map(([name, values]) => [name, readValues(fields, name, values.map(storable))]));
  return {
    many: (name) => given.get(name),
    isTrue: (name) => (given.has(name) ? given.get(name)?.at(-1) === 'true' : undefined),
    moment: (name) => given.get(name)?.at(-1),
    trashed,
  };
}

function readValues(fields: readonly ListedField[], name: string, values: readonly string[]): readonly string[] {
  const field = fields.find((candidate) => candidate.name === name);
  if (!field) {
    const known = fields.map((candidate) => candidate.name);
    throw invalidFilter(name, 'field', unknownName('field', name, known));
  }
  const isMany = field.inputType === 'select' || field.inputType === 'relation';
  const parts = isMany ? values.flatMap((text) => text.split(',').map((part) => part.trim())) : values;
  const takes = ruleOf(field);
  if (!parts.every(takes.test)) throw invalidFilter(name, 'value', `The field ${name} accepts ${takes.what}.`);
  return parts;
}

function ruleOf({ inputType, options = [] }: ListedField): { what: string; test: (value: string) => boolean } {
  switch (inputType) {
    case 'relation':
      return { what: 'a UUID', test: isUuid };
    case 'boolean':
      return { what: 'true or false', test: (value) => value === 'true' || value === 'false' };
    case 'date':
      return {
        what: 'a time such as 2026-11-21T09:00:00Z, or a day, in the years 0001 to 9999',
        test: (value) => moment.safeParse(value).success,
      };
    case 'select': {
      const values = options.map(({ value }) => value);
      return { what: `any of ${values.join(', ')}`, test: (value) => values.includes(value) };
    }
    default:
      return { what: 'a text', test: () => true };
  }
}

/** PostgreSQL cannot store NUL. The replacement equals no stored text. */
function storable(text: string): string {
  return text.replaceAll('\0', '\uFFFD');
}
