import type { Call } from '@trackway/client';
import type { Option } from '../ui/option';
import { findInPages, labelInPages, type ReadPage } from './read-pages';
import {
  CONTACTS,
  CUSTOMERS,
  FORMS,
  FUNNELS,
  PROJECT_GROUPS,
  PROJECTS,
  type RecordSource,
  TAGS,
  USERS,
} from './record-sources';

interface Named {
  readonly id: string | number;
  readonly name?: string;
  readonly title?: string;
  readonly label?: string;
  readonly steps?: readonly Named[];
  /** The form of an edge. */
  readonly form?: { readonly id: number; readonly title: string };
}

type Listing = Readonly<Record<string, unknown>> & { readonly meta?: { readonly last_page: number } };

/** What is chosen from a listing: its entries, or the steps of funnels. */
export type RelationPart = 'entries' | 'steps';

const SOURCES: Readonly<Record<string, RecordSource>> = {
  '/api/management/contacts': CONTACTS,
  '/api/management/customers': CUSTOMERS,
  '/api/management/forms': FORMS,
  '/api/management/funnels': FUNNELS,
  '/api/management/project-groups': PROJECT_GROUPS,
  '/api/management/projects': PROJECTS,
  '/api/management/tags': TAGS,
  '/api/management/users': USERS,
};

/** Steps are listed within their funnels. */
export function partOf(field: string, hydrate: string): RelationPart {
  return hydrate.endsWith('/funnels') && /step/.test(field) ? 'steps' : 'entries';
}

/** What a field can be set to, by the path of the listing that `system/params` names. */
export function relationSource(hydrate: string, part: RelationPart): RecordSource {
  return (part === 'entries' ? SOURCES[hydrate] : undefined) ?? listingSource(hydrate, part);
}

function listingSource(hydrate: string, part: RelationPart): RecordSource {
  const reader = (call: Call): ReadPage => {
    return async (query) => {
      // The path comes from the API, so its type is not known here.
      const listing: Listing = { ...(await call('get', hydrate as '/api/management/channels', { query })) };
      const options = entriesOf(listing).flatMap((entry) => optionsOf(entry, part));
      return { options, lastPage: listing.meta?.last_page ?? 1 };
    };
  };
  return {
    key: `${hydrate}:${part}`,
    load: (call, text) => findInPages(reader(call), text),
    read: async (call, id) => (await labelInPages(reader(call), id)) ?? id,
  };
}

function optionsOf(entry: Named, part: RelationPart): readonly Option[] {
  if (part === 'steps') return (entry.steps ?? []).map((step) => nested(entry, step));
  return [entry.form ? nested(entry.form, entry) : { value: entry.id, label: nameOf(entry) }];
}

function nested(outer: Named, inner: Named): Option {
  return { value: inner.id, label: `${nameOf(outer)} › ${nameOf(inner)}` };
}

function nameOf({ id, name, title, label }: Named): string {
  return name ?? title ?? label ?? String(id);
}

function entriesOf(listing: Listing): readonly Named[] {
  return (Object.values(listing).find((value) => Array.isArray(value)) ?? []) as readonly Named[];
}
