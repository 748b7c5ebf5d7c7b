import { AppError } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import type { FieldValue } from '../fields/field-value';
import type { Accessor } from '../projects/accessor';

/** A way to answer a form in one context without a token of the API. The link's own token is kept as a hash alone. */
export interface FormLink {
  readonly id: string;
  readonly frameId: string;
  readonly tokenHash: string;
  readonly formId: number;
  readonly accessor: Accessor;
  readonly singleUse: boolean;
  readonly context: LinkContext;
  /** Null where whoever has the link needs no PIN. */
  readonly pinHash: string | null;
  /** What stands in the form when it is opened, by field. */
  readonly prefill: readonly PrefilledValue[];
  readonly expiresAt: Date;
  /** When a submission spent it; looking at it does not. */
  readonly spentAt: Date | null;
  readonly revokedAt: Date | null;
  readonly createdBy: string;
  readonly createdAt: Date;
}

export const linkContexts = ['shared', 'separate'] as const;

/** Whether all submissions are stored in the accessor of the link, or each in a loose form of its own. */
export type LinkContext = (typeof linkContexts)[number];

export interface PrefilledValue {
  readonly fieldId: string;
  readonly value: FieldValue;
}

export type FormLinkState = 'active' | 'expired' | 'spent' | 'revoked';

export function stateOf({ revokedAt, spentAt, expiresAt }: FormLink, now: Date): FormLinkState {
  if (revokedAt) return 'revoked';
  if (spentAt) return 'spent';
  return expiresAt <= now ? 'expired' : 'active';
}

const reasons = {
  expired: 'The link has expired. Ask whoever sent it for a new one.',
  spent: 'The form was already answered by this link.',
  revoked: 'The link was taken back by whoever sent it, or what it belongs to is gone.',
} as const;

/** 410 with the reason. */
export function closed(state: keyof typeof reasons): AppError {
  return new AppError('gone', `link_${state}`, reasons[state]);
}

/** @throws AppError 410 where the link can't be used any more. */
export function refuseClosed(link: FormLink, now: Date): void {
  const state = stateOf(link, now);
  if (state !== 'active') throw closed(state);
}

/** Who acts when a form is answered by a link: the link itself, for it can be passed on. */
export function callerOf({ id, frameId }: FormLink): Caller {
  return { kind: 'form_link', id, frameId, scopes: ['projects:read'] };
}
