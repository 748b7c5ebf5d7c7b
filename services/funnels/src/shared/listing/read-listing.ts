import { readFilterQuery, type Trashed } from '@trackway/application';
import { invalidSearch } from '@trackway/errors';
import { isUuid } from '@trackway/runtime';
import { moment } from '../field-types';
import type { ListedField } from './listed-field';

/** What the filters of a listing ask for, each by the name of its field; undefined where it was not sent. */
export interface Listing {
  /** Of text, select and relation: any of these. */
  many(name: string): readonly string[] | undefined;
  isTrue(name: string): boolean | undefined;
  /** Of dates, as they were sent. */
  moment(name: string): string | undefined;
  readonly trashed: Trashed;
}

/**
 * Reads `filter[<field>]=value`: each means `equals`.
 * @throws AppError `validation_error` for an unknown field and for a value that the field does not take.
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
    const known = fields.map((candidate) => candidate.name).join(', ');
    throw invalidSearch({ field: [`The field ${name} does not exist. Available fields: ${known}.`] });
  }
  const isMany = field.inputType === 'select' || field.inputType === 'relation';
  const parts = isMany ? values.flatMap((text) => text.split(',').map((part) => part.trim())) : values;
  const takes = ruleOf(field);
  if (!parts.every(takes.test)) throw invalidSearch({ value: [`The field ${name} takes ${takes.what}.`] });
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
        what: 'a time such as 2026-11-21T09:00:00Z, or a day',
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

/** A text that cannot be stored is equal to none that is. */
function storable(text: string): string {
  return text.replaceAll('\0', '\uFFFD');
}
