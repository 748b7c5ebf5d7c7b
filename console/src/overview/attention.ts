import type { FilterGroup } from '../projects/filter-model';

const DAY_MS = 86_400_000;
const DAYS = 7;

/** Open projects whose forecast date has passed. `today` has no time, so that the address stays the same for a day. */
export function overdueFilter(now: Date): FilterGroup {
  const today = now.toISOString().slice(0, 10);
  return {
    logical_operator: 'and',
    filters: [
      { field: 'funnel_forecast_date', operator: 'less_than', value: today },
      { field: 'funnel_status', operator: 'equals', value: 'open' },
    ],
    filter_groups: [],
  };
}

export const AWAITING_REPLY: FilterGroup = {
  logical_operator: 'and',
  filters: [{ field: 'channel_awaiting_reply_since', operator: 'is_not_null' }],
  filter_groups: [],
};

/** Start of the period in which failures need attention. */
export function recently(now: Date): string {
  return new Date(now.getTime() - DAYS * DAY_MS).toISOString().slice(0, 10);
}
