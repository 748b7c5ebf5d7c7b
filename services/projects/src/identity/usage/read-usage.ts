import { type Page, type PageMeta, pageMeta } from '@trackway/application';
import { invalidInput } from '@trackway/errors';
import type { Caller, Clock } from '@trackway/runtime';
import type { UsageOfDay, UsageStore, UsageTotals } from './usage-store';

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 30;
/** PostgreSQL has no year 0. */
const FIRST_DAY = Date.parse('0001-01-01');

export interface ReadUsage {
  /** YYYY-MM-DD. Default: 30 days up to `to`. */
  readonly from: string | undefined;
  /** YYYY-MM-DD, included. Default: today, in UTC. */
  readonly to: string | undefined;
  readonly page: Page;
}

export interface UsageListing {
  readonly meta: PageMeta;
  readonly usage: readonly UsageOfDay[];
  readonly sum: UsageTotals;
}

/** Lists the requests of the caller's frame. */
export function makeReadUsage({ usage, clock }: { readonly usage: UsageStore; readonly clock: Clock }) {
  return async ({ frameId }: Caller, query: ReadUsage): Promise<UsageListing> => {
    const { page, to = dayOf(clock()) } = query;
    const from = query.from ?? dayOf(new Date(Math.max(FIRST_DAY, Date.parse(to) - (DEFAULT_DAYS - 1) * DAY_MS)));
    if (from > to) throw invalidInput({ from: ['Must not be after `to`.'] });
    const found = await usage.page(frameId, { from, to }, page);
    return { meta: pageMeta(page, found.total, found.usage.length), usage: found.usage, sum: found.sum };
  };
}

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 'YYYY-MM-DD'.length);
}
