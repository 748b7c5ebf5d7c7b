import type { Call } from '@trackway/client';
import type { Option } from '../ui/picker';

const PER_PAGE = 50;

interface Named {
  readonly id: string | number;
  readonly name?: string;
  readonly title?: string;
  readonly label?: string;
  readonly code?: string;
  readonly steps?: readonly Named[];
  /** The form of an edge. */
  readonly form?: { readonly id: number; readonly title: string };
}

type Listing = Readonly<Record<string, unknown>>;

/** What is chosen from a listing: its entries, or the steps of funnels. */
export type RelationPart = 'entries' | 'steps';

/** Steps are listed within their funnels. */
export function partOf(field: string, hydrate: string): RelationPart {
  return hydrate.endsWith('/funnels') && /step/.test(field) ? 'steps' : 'entries';
}

/** Loads what a field of a filter can be set to, from the listing that `system/params` names. */
export function loadRelation(call: Call, hydrate: string, part: RelationPart) {
  return async (text: string): Promise<readonly Option[]> => {
    // The path comes from the API, so its type is not known here.
    const listing: unknown = await call('get', hydrate as '/api/management/users', {
      query: { perPage: PER_PAGE * 2 },
    });
    const options = entriesOf(listing as Listing).flatMap((entry) => optionsOf(entry, part));
    const wanted = text.trim().toLowerCase();
    return options.filter(({ label }) => label.toLowerCase().includes(wanted)).slice(0, PER_PAGE);
  };
}

/** Label of a stored value. */
export async function labelOf(load: (text: string) => Promise<readonly Option[]>, value: unknown): Promise<string> {
  const options = await load('');
  return options.find((option) => String(option.value) === String(value))?.label ?? String(value);
}

function optionsOf(entry: Named, part: RelationPart): readonly Option[] {
  if (part === 'steps') return (entry.steps ?? []).map((step) => nested(entry, step));
  return [entry.form ? nested(entry.form, entry) : { value: entry.id, label: nameOf(entry) }];
}

function nested(outer: Named, inner: Named): Option {
  return { value: inner.id, label: `${nameOf(outer)} › ${nameOf(inner)}` };
}

function nameOf({ id, name, title, label, code }: Named): string {
  const text = name ?? title ?? label ?? String(id);
  return code ? `${code} ${text}` : text;
}

function entriesOf(listing: Listing): readonly Named[] {
  return (Object.values(listing).find((value) => Array.isArray(value)) ?? []) as readonly Named[];
}
