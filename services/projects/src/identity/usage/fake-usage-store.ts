import type { Page } from '@trackway/application';
import {
  hourOf,
  type UsageOfDay,
  type UsageOfHour,
  type UsagePage,
  type UsagePeriod,
  type UsageReport,
  type UsageStore,
  type UsageTotals,
} from './usage-store';

const NOTHING: UsageTotals = { requests: 0, clientErrors: 0, serverErrors: 0, throttled: 0 };

/** Usage in memory. It knows no names. */
export class FakeUsageStore implements UsageStore {
  private readonly sequences = new Map<string, number>();
  private readonly days = new Map<string, UsageOfDay & { readonly frameId: string }>();
  private readonly byHour = new Map<string, UsageOfHour & { readonly frameId: string }>();

  async add(frameId: string, reports: readonly UsageReport[]): Promise<void> {
    for (const { source_id, sequence, day, hour, counts } of reports) {
      const startOfHour = hourOf({ day, hour });
      const source = `${frameId}/${source_id}`;
      if ((this.sequences.get(source) ?? 0) >= sequence) continue;
      this.sequences.set(source, sequence);
      for (const { subject_id, subject_kind, token_id, ...rest } of counts) {
        const key = [frameId, day, subject_id, token_id].join('/');
        const { requests, throttled, client_errors: clientErrors, server_errors: serverErrors } = rest;
        const added = { requests, clientErrors, serverErrors, throttled };
        const totals = sumOf(this.days.get(key) ?? NOTHING, added);
        const subject = { id: subject_id, kind: subject_kind, name: null };
        this.days.set(key, { frameId, day, subject, token: token_id ? { id: token_id, name: null } : null, ...totals });
        if (startOfHour) this.addToHour(frameId, startOfHour, added);
      }
    }
  }

  async hours(frameId: string, from: Date): Promise<readonly UsageOfHour[]> {
    const found = [...this.byHour.values()].filter((one) => one.frameId === frameId && one.hour >= from);
    return found.map(({ frameId: _, ...one }) => one).sort((one, other) => one.hour.getTime() - other.hour.getTime());
  }

  async page(frameId: string, { from, to }: UsagePeriod, { page, perPage }: Page): Promise<UsagePage> {
    const found = [...this.days.values()].filter((one) => one.frameId === frameId && one.day >= from && one.day <= to);
    const sorted = found.sort((one, other) => other.day.localeCompare(one.day) || other.requests - one.requests);
    const usage = sorted.slice((page - 1) * perPage, page * perPage).map(({ frameId: _, ...one }) => one);
    return { usage, total: found.length, sum: found.reduce(sumOf, NOTHING) };
  }

  private addToHour(frameId: string, hour: Date, added: UsageTotals): void {
    const key = `${frameId}/${hour.toISOString()}`;
    this.byHour.set(key, { frameId, hour, ...sumOf(this.byHour.get(key) ?? NOTHING, added) });
  }
}

function sumOf(one: UsageTotals, other: UsageTotals): UsageTotals {
  return {
    requests: one.requests + other.requests,
    clientErrors: one.clientErrors + other.clientErrors,
    serverErrors: one.serverErrors + other.serverErrors,
    throttled: one.throttled + other.throttled,
  };
}
