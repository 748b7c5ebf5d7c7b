import { omitUndefined } from '@trackway/application';
import { listingQuery } from '@trackway/http';
import { type ListedField, optionsOf } from '../../shared/listing/listed-field';
import { readListing } from '../../shared/listing/read-listing';
import { triggerTypes } from '../definition/trigger';
import type { RuleFilter } from './rule-store';

export const ruleFields = [
  { name: 'id', inputType: 'relation', hydrate: '/api/management/automations' },
  { name: 'name', inputType: 'text', hydrate: null },
  { name: 'active', inputType: 'boolean', hydrate: null },
  { name: 'trigger', inputType: 'select', hydrate: null, options: optionsOf(triggerTypes) },
] as const satisfies readonly ListedField[];

export const ruleListingQuery = listingQuery(ruleFields);

export function readRuleFilter(query: { readonly filter?: unknown }): Omit<RuleFilter, 'kind' | 'stepId'> {
  const { many, isTrue, trashed } = readListing(ruleFields, query);
  const named = { ids: many('id'), names: many('name'), active: isTrue('active'), triggerTypes: many('trigger') };
  return { ...omitUndefined(named), trashed };
}
