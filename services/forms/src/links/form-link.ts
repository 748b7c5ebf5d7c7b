import { AppError } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import type { FieldValue } from '../fields/field-value';
import type { Accessor } from '../projects/accessor';

/** A link to answer a form in one context without an access token. Only the hash of its token is stored. */
export interface FormLink {
  readonly id: string;
  readonly frameId: string;
  readonly tokenHash: string;
  readonly formId: number;
  readonly accessor: Accessor;
  readonly singleUse: boolean;
  readonly context: LinkContext;
  /** Null if the link needs no PIN. */
  readonly pinHash: string | null;
  /** Initial values of the form. */
  readonly prefill: readonly PrefilledValue[];
  readonly expiresAt: Date;
  /** Time of the submission that used up a single-use link. */
  readonly spentAt: Date | null;
  readonly revokedAt: Date | null;
  readonly createdBy: string;
  readonly createdAt: Date;
}

export const linkContexts = ['shared', 'separate'] as const;

/** `shared`: all submissions are stored in the accessor of the link. `separate`: each in its own loose form. */
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
  expired: 'The link has expired. Ask the sender for a new one.',
  spent: 'This link can be used once, and the form was already submitted.',
  revoked: 'The sender has revoked the link, or its form or project does not exist any more.',
} as const;

export function linkGone(state: keyof typeof reasons): AppError {
  return new AppError('gone', `link_${state}`, reasons[state]);
}

/** @throws AppError 410 if the link cannot be used any more */
export function assertUsable(link: FormLink, now: Date): void {
  const state = stateOf(link, now);
  if (state !== 'active') throw linkGone(state);
}

/** Submissions have the link as their caller, because the respondent is not known. */
export function callerOf({ id, frameId }: FormLink): Caller {
  return { kind: 'form_link', id, frameId, scopes: ['projects:read'] };
}
