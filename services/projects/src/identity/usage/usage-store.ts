import type { Page } from '@trackway/application';
import type { DataOf, usageCounted } from '@trackway/contracts';

export type UsageReport = DataOf<typeof usageCounted>;

export interface UsageTotals {
  readonly requests: number;
  /** 4xx except 429. */
  readonly clientErrors: number;
  /** 5xx. */
  readonly serverErrors: number;
  /** 429. */
  readonly throttled: number;
}

/** The requests of a subject, or of one of its personal access tokens, on one day. */
export interface UsageOfDay extends UsageTotals {
  /** YYYY-MM-DD, UTC. */
  readonly day: string;
  readonly subject: { readonly id: string; readonly kind: 'user' | 'service_account'; readonly name: string | null };
  readonly token: { readonly id: string; readonly name: string | null } | null;
}

/** The requests of all tokens in one hour. */
export interface UsageOfHour extends UsageTotals {
  /** Start of the hour. */
  readonly hour: Date;
}

/** Days, both included. */
export interface UsagePeriod {
  readonly from: string;
  readonly to: string;
}

export interface UsagePage {
  readonly usage: readonly UsageOfDay[];
  readonly total: number;
  /** The sum of all pages. */
  readonly sum: UsageTotals;
}

/** Start of the hour of a report; undefined if the gateway counts by day only. */
export function hourOf({ day, hour }: Pick<UsageReport, 'day' | 'hour'>): Date | undefined {
  return hour === undefined ? undefined : new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);
}

export interface UsageStore {
  /** Adds the counts of reports. A report of a process whose sequence is not higher than its last one has no effect. */
  add(frameId: string, reports: readonly UsageReport[]): Promise<void>;
  /** Newest day first, then most requests first. */
  page(frameId: string, period: UsagePeriod, page: Page): Promise<UsagePage>;
  /** Hours with requests, from the one that starts at `from`, oldest first. */
  hours(frameId: string, from: Date): Promise<readonly UsageOfHour[]>;
}
