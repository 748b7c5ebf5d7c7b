import type { Page } from '@trackway/application';
import type { AnswerStores } from '../answers/answer-store';
import type { FileStores } from '../files/file-store';
import type { FormLink } from './form-link';
import type { LinkAccess } from './link-access';

/** That a submission was taken, so that the same one sent again is answered alike. */
export interface LinkSubmission {
  readonly linkId: string;
  /** The client's `Idempotency-Key`. */
  readonly key: string;
  readonly bodyHash: string;
  readonly submittedAt: Date;
}

export interface PinLimits {
  /** Wrong PINs in a row. */
  readonly most: number;
  readonly restMs: number;
  /** Wrong PINs in all. */
  readonly mostInAll: number;
}

export interface FormLinkStore {
  find(frameId: string, id: string): Promise<FormLink | undefined>;
  /** In whichever frame: whoever asks has nothing but the token. */
  findByTokenHash(tokenHash: string): Promise<FormLink | undefined>;
  /** A page of links, newest first, of one form where it is named, and how many there are in all. */
  page(frameId: string, formId: number | undefined, page: Page): Promise<{ items: readonly FormLink[]; total: number }>;
  insert(links: readonly FormLink[]): Promise<void>;
  revoke(link: FormLink, at: Date): Promise<void>;
  /** @throws LostRace where another submission spent it first. */
  spend(link: FormLink, at: Date): Promise<void>;
  /** Counts an attempt as wrong before the PIN is compared. `resting` and `locked` mean that it must not be compared. */
  takePinTry(link: FormLink, limits: PinLimits & { now: Date }): Promise<'taken' | 'resting' | 'locked'>;
  /** The attempt that was taken last was right. */
  resetPinTries(link: FormLink): Promise<void>;
  addAccess(access: LinkAccess): Promise<void>;
  /** A page of what was done with a link, newest first. */
  accesses(frameId: string, linkId: string, page: Page): Promise<{ items: readonly LinkAccess[]; total: number }>;
  findSubmission(linkId: string, key: string): Promise<LinkSubmission | undefined>;
  /** @throws LostRace where the same submission was taken by another transaction first. */
  insertSubmission(submission: LinkSubmission): Promise<void>;
}

export interface FormLinkStores {
  readonly formLinks: FormLinkStore;
}

/** The stores that a submission needs. */
export interface SubmissionStores extends FormLinkStores, AnswerStores, FileStores {}
