import { AppError } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';

/** A public link without a project: each submission of its form creates a project. */
export interface IntakeLink extends IntakeSettings {
  readonly id: string;
  readonly frameId: string;
  /** Part of the public address. It is no secret, because the address is published. */
  readonly token: string;
  readonly formId: number;
  readonly usage: IntakeUsage;
  /** Version of the settings. */
  readonly version: number;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** The settings that a client may change. */
export interface IntakeSettings {
  readonly name: string;
  /** New projects enter its first step. */
  readonly funnelId: string | null;
  /** New projects are copies of this template. */
  readonly templateId: string | null;
  /** Customer of new projects. */
  readonly customerId: string | null;
  /** Fields of the form, by what their answers are used for. */
  readonly fields: IntakeFields;
  readonly quotaTotal: number | null;
  /** Of each day in UTC. */
  readonly quotaPerDay: number | null;
  /** 0 accepts the same answers of the same contact repeatedly. */
  readonly duplicateWindowHours: number;
  /** Leading zero bits of the proof of work while there are few submissions. */
  readonly proofDifficulty: number;
  /** What the status page shows in addition to the time of the submission. */
  readonly statusShows: readonly StatusPart[];
  /** Null for the setting of the form. */
  readonly redirectUrl: string | null;
  /** Null for the setting of the form. */
  readonly embedOrigins: readonly string[] | null;
  readonly expiresAt: Date | null;
  readonly active: boolean;
}

export interface IntakeFields {
  readonly projectName: string | null;
  readonly contactName: string | null;
  readonly email: string | null;
  readonly phone: string | null;
}

export const statusParts = ['step', 'closed'] as const;

export type StatusPart = (typeof statusParts)[number];

/** Accepted submissions without duplicates. */
export interface IntakeUsage {
  readonly total: number;
  /** The last day with a submission: YYYY-MM-DD in UTC. Empty before the first one. */
  readonly day: string;
  readonly onDay: number;
}

export const intakeStates = ['active', 'inactive', 'expired', 'exhausted'] as const;

export type IntakeState = (typeof intakeStates)[number];

export function stateOf({ active, expiresAt, quotaTotal, usage }: IntakeLink, now: Date): IntakeState {
  if (!active) return 'inactive';
  if (expiresAt && expiresAt <= now) return 'expired';
  return quotaTotal !== null && usage.total >= quotaTotal ? 'exhausted' : 'active';
}

export function usedToday({ usage }: IntakeLink, now: Date): number {
  return usage.day === dayOf(now) ? usage.onDay : 0;
}

/** The usage after one more submission. */
export function withSubmission(link: IntakeLink, now: Date): IntakeUsage {
  return { total: link.usage.total + 1, day: dayOf(now), onDay: usedToday(link, now) + 1 };
}

/** Quotas are not checked, because a duplicate uses none. @throws AppError 410 `intake_closed` */
export function assertInUse(link: IntakeLink, now: Date): void {
  const state = stateOf(link, now);
  if (state !== 'active' && state !== 'exhausted') throw intakeClosed();
}

/** @throws AppError 410 `intake_closed`, or 429 `intake_quota_reached` until the next day in UTC */
export function assertOpen(link: IntakeLink, now: Date): void {
  if (stateOf(link, now) !== 'active') throw intakeClosed();
  if (link.quotaPerDay === null || usedToday(link, now) < link.quotaPerDay) return;
  const nextDay = Date.parse(dayOf(now)) + DAY_MS;
  const message = 'The maximum number of submissions of today is reached. Try again tomorrow.';
  const retryAfter = Math.ceil((nextDay - now.getTime()) / 1_000);
  throw new AppError('too_many', 'intake_quota_reached', message, { retryAfter });
}

export function intakeClosed(): AppError {
  return new AppError(
    'gone',
    'intake_closed',
    'This link accepts no submissions any more. Ask its owner for another one.',
  );
}

/** The caller of everything that a submission changes. The submitter is not known. */
export function callerOf({ id, frameId, name }: Pick<IntakeLink, 'id' | 'frameId' | 'name'>): Caller {
  const scopes = ['projects:read', 'projects:write', 'funnels:read', 'funnels:write'];
  return { kind: 'form_link', id, frameId, name, scopes };
}

const DAY_MS = 86_400_000;

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}
