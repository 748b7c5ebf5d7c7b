import { type FieldMessages, invalidInput, invalidSearch } from '@trackway/errors';
import { isUuid } from '@trackway/runtime';
import { z } from 'zod';
import type { RuleFilter } from './rule-store';
import { triggerTypes } from './trigger';

/** The fields that `filter[…]` may name on listings of automations; the descriptors of the model class are made from the same. */
export const ruleFields = [
  { name: 'id', inputType: 'relation', hydrate: '/api/management/automations', options: [] },
  { name: 'name', inputType: 'text', hydrate: null, options: [] },
  { name: 'active', inputType: 'boolean', hydrate: null, options: [] },
  {
    name: 'trigger',
    inputType: 'select',
    hydrate: null,
    options: triggerTypes.map((type) => ({ label: type.replaceAll('_', ' '), value: type })),
  },
] as const;

const known: readonly string[] = ruleFields.map(({ name }) => name);

export const ruleListingQuery = z.looseObject({
  page: z.unknown().optional().meta({ type: 'integer', description: 'Starts at 1; what makes no sense is 1' }),
  perPage: z.unknown().optional().meta({ type: 'integer', description: '1 to 100; what makes no sense is 30' }),
  filter: z.unknown().optional().meta({
    type: 'object',
    description: 'filter[id], filter[name], filter[active], filter[trigger]: equals; filter[trashed]=with or only',
  }),
});

type Narrowing = Omit<RuleFilter, 'kind' | 'stepId'>;

/** Reads `filter[<field>]=value`: each means `equals`; a comma separates several ids and triggers. */
export function readRuleFilter({ filter }: { readonly filter?: unknown }): Narrowing {
  if (filter === undefined) return { trashed: 'without' };
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) {
    throw invalidInput({ filter: ['Filters are sent as filter[<field>]=value.'] });
  }
  const given = new Map(Object.entries(filter).map(([name, value]) => [name, texts(value)]));
  for (const name of given.keys()) if (name !== 'trashed' && !known.includes(name)) throw invalidSearch(unknown(name));
  const ids = parts(given.get('id'));
  if (ids && !ids.every(isUuid)) throw invalidSearch({ value: ['The field id takes a UUID.'] });
  const triggers = parts(given.get('trigger'));
  const active = readBoolean(given.get('active')?.at(-1));
  const names = given.get('name');
  return {
    ...(ids ? { ids } : {}),
    ...(names ? { names } : {}),
    ...(triggers ? { triggerTypes: triggers } : {}),
    ...(active === undefined ? {} : { active }),
    trashed: readTrashed(given.get('trashed')?.at(-1)),
  };
}

function texts(value: unknown): readonly string[] {
  return (Array.isArray(value) ? value : [value]).map((text) => String(text).replaceAll('\0', '\uFFFD'));
}

function parts(values: readonly string[] | undefined): readonly string[] | undefined {
  return values?.flatMap((text) => text.split(',').map((part) => part.trim()));
}

function readBoolean(value: string | undefined): boolean | undefined {
  if (value === undefined) return undefined;
  if (value === 'true' || value === 'false') return value === 'true';
  throw invalidSearch({ value: ['The field active takes true or false.'] });
}

function readTrashed(value: string | undefined): Narrowing['trashed'] {
  if (value === undefined) return 'without';
  if (value === 'with' || value === 'only') return value;
  throw invalidInput({ 'filter.trashed': ['Must be with or only, or be left out.'] });
}

function unknown(name: string): FieldMessages {
  return { field: [`The field ${name} does not exist. Available fields: ${known.join(', ')}.`] };
}
