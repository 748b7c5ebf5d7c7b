import { invalidInput, invalidSearch } from '@trackway/errors';
import { pageQuery } from '@trackway/http';
import { isUuid } from '@trackway/runtime';
import { z } from 'zod';
import type { WebhookFilter } from './webhook-store';

const FIELDS = ['id', 'name', 'active'];

export const webhookListingQuery = pageQuery.extend({
  filter: z.unknown().optional().meta({
    type: 'object',
    description: 'filter[id], filter[name], filter[active]: equals; filter[trashed]=with or only',
  }),
});

/** Reads `filter[<field>]=value`: each means `equals`; a comma separates several ids. */
export function readWebhookFilter({ filter = {} }: { readonly filter?: unknown }): WebhookFilter {
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) {
    throw invalidInput({ filter: ['Filters are sent as filter[<field>]=value.'] });
  }
  const given = new Map(Object.entries(filter).map(([name, value]) => [name, [value].flat().map(String)]));
  for (const name of given.keys()) {
    if (name === 'trashed' || FIELDS.includes(name)) continue;
    throw invalidSearch({
      field: [`The field ${name} does not exist. Available fields: ${FIELDS.join(', ')}.`],
    });
  }
  const ids = given.get('id')?.flatMap((text) => text.split(',').map((part) => part.trim()));
  if (ids && !ids.every(isUuid)) throw invalidSearch({ value: ['The field id takes a UUID.'] });
  const names = given.get('name')?.map((text) => text.replaceAll('\0', '\uFFFD'));
  const active = given.get('active')?.at(-1);
  if (active !== undefined && active !== 'true' && active !== 'false') {
    throw invalidSearch({ value: ['The field active takes true or false.'] });
  }
  const trashed = given.get('trashed')?.at(-1) ?? 'without';
  if (given.has('trashed') && trashed !== 'with' && trashed !== 'only') {
    throw invalidInput({ 'filter.trashed': ['Must be with or only, or be left out.'] });
  }
  return {
    ...(ids ? { ids } : {}),
    ...(names ? { names } : {}),
    ...(active === undefined ? {} : { active: active === 'true' }),
    trashed: trashed as WebhookFilter['trashed'],
  };
}
