import { invalidInput, invalidSearch } from '@trackway/errors';
import { isUuid } from '@trackway/runtime';
import { moment } from '../field-types';
import type { ListedField } from './listed-field';

export type Trashed = 'without' | 'with' | 'only';

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
export function readListing(
  fields: readonly ListedField[],
  { filter = {} }: { readonly filter?: unknown },
  { trashable = false } = {},
): Listing {
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) {
    throw invalidInput({ filter: ['Filters are sent as filter[<field>]=value.'] });
  }
  const { trashed, ...named } = filter as Readonly<Record<string, unknown>>;
  const sent = new Map(Object.entries(trashable ? named : filter).map(([name, value]) => [name, texts(value)]));
  const given = new Map([...sent].map(([name, values]) => [name, readValues(fields, name, values)]));
  return {
    many: (name) => given.get(name),
    isTrue: (name) => (given.has(name) ? given.get(name)?.at(-1) === 'true' : undefined),
    moment: (name) => given.get(name)?.at(-1),
    trashed: trashable ? readTrashed(trashed) : 'without',
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
  const takes = takenBy(field);
  if (!parts.every(takes.test)) throw invalidSearch({ value: [`The field ${name} takes ${takes.what}.`] });
  return parts;
}

function takenBy({ inputType, options = [] }: ListedField): { what: string; test: (value: string) => boolean } {
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
function texts(value: unknown): readonly string[] {
  return (Array.isArray(value) ? value : [value]).map((text) => String(text).replaceAll('\0', '\uFFFD'));
}

function readTrashed(value: unknown): Trashed {
  const given = Array.isArray(value) ? value.at(-1) : value;
  if (given === undefined) return 'without';
  if (given === 'with' || given === 'only') return given;
  throw invalidInput({ 'filter.trashed': ['Must be with or only, or be left out.'] });
}
