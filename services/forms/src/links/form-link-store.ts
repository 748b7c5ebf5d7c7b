import type { Page } from '@trackway/application';
import type { AnswerStores } from '../answers/answer-store';
import type { FileStores } from '../files/file-store';
import type { ThemeStores } from '../themes/theme-store';
import type { FormLink } from './form-link';
import type { LinkAccess } from './link-access';

/** A stored submission, so that a repeated request has the same result. */
export interface LinkSubmission {
  readonly linkId: string;
  /** The client's `Idempotency-Key`. */
  readonly key: string;
  readonly bodyHash: string;
  readonly submittedAt: Date;
}

export interface PinLimits {
  /** Wrong PINs in a row before the link is blocked for `blockMs`. */
  readonly maxInARow: number;
  readonly blockMs: number;
  /** Total of wrong PINs before the link is locked. */
  readonly maxTotal: number;
}

export interface FormLinkStore {
  find(frameId: string, id: string): Promise<FormLink | undefined>;
  /** The links that exist, in no particular order. */
  findMany(frameId: string, ids: readonly string[]): Promise<readonly FormLink[]>;
  /** In all frames, because a respondent has only the token. */
  findByTokenHash(tokenHash: string): Promise<FormLink | undefined>;
  /** A page of links, newest first, optionally of one form, and their total. */
  page(frameId: string, formId: number | undefined, page: Page): Promise<{ items: readonly FormLink[]; total: number }>;
  insert(links: readonly FormLink[]): Promise<void>;
  revoke(link: FormLink, at: Date): Promise<void>;
  /** Ends the revocation. */
  restore(link: FormLink): Promise<void>;
  /** @throws TransactionConflict if another submission has used the link */
  spend(link: FormLink, at: Date): Promise<void>;
  /** Counts an attempt as wrong before the PIN is compared. `blocked` and `locked` mean that it must not be compared. */
  recordPinAttempt(link: FormLink, limits: PinLimits & { now: Date }): Promise<'allowed' | 'blocked' | 'locked'>;
  /** Resets the count in a row after a correct PIN. */
  resetPinAttempts(link: FormLink): Promise<void>;
  addAccess(access: LinkAccess): Promise<void>;
  /** A page of the access log of a link, newest first, and the total. */
  accesses(frameId: string, linkId: string, page: Page): Promise<{ items: readonly LinkAccess[]; total: number }>;
  /** The newest access with a submission of each link that has one, in no particular order. */
  lastSubmissions(frameId: string, linkIds: readonly string[]): Promise<readonly LinkAccess[]>;
  findSubmission(linkId: string, key: string): Promise<LinkSubmission | undefined>;
  /** @throws TransactionConflict if another transaction has stored the same submission */
  insertSubmission(submission: LinkSubmission): Promise<void>;
}

export interface FormLinkStores {
  readonly formLinks: FormLinkStore;
}

/** The stores that a submission needs. */
export interface SubmissionStores extends FormLinkStores, AnswerStores, FileStores, ThemeStores {}
