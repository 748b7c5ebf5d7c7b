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
  readonly fields?: readonly Named[];
}

type Listing = Readonly<Record<string, unknown>>;

/** Which entries of a listing are chosen: the entries, the steps of funnels, or the fields of forms. */
export type RelationPart = 'entries' | 'steps' | 'fields';

/** Steps and edges are listed within their funnels and forms. */
export function partOf(field: string, hydrate: string): RelationPart {
  if (hydrate.endsWith('/get-forms')) return 'fields';
  return hydrate.endsWith('/funnels') && /step/.test(field) ? 'steps' : 'entries';
}

/** Loads what a field of a filter can be set to, from the listing that `system/params` names. */
export function loadRelation(call: Call, hydrate: string, part: RelationPart) {
  return async (text: string): Promise<readonly Option[]> => {
    // The path comes from the API, so its type is not known here.
    const listing: unknown = await call('get', hydrate as '/api/management/users', {
      query: { perPage: PER_PAGE * 2 },
    });
    const found = await Promise.all(entriesOf(listing as Listing).map((entry) => optionsOf(call, entry, part)));
    const wanted = text.trim().toLowerCase();
    return found
      .flat()
      .filter(({ label }) => label.toLowerCase().includes(wanted))
      .slice(0, PER_PAGE);
  };
}

/** Label of a stored value. */
export async function labelOf(load: (text: string) => Promise<readonly Option[]>, value: unknown): Promise<string> {
  const options = await load('');
  return options.find((option) => String(option.value) === String(value))?.label ?? String(value);
}

async function optionsOf(call: Call, entry: Named, part: RelationPart): Promise<readonly Option[]> {
  if (part === 'entries') return [{ value: entry.id, label: nameOf(entry) }];
  if (part === 'steps') return (entry.steps ?? []).map((step) => nested(entry, step));
  const { form } = await call('get', '/api/management/forms/{form}', { path: { form: String(entry.id) } });
  return form.fields.map((field) => nested(entry, field));
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
