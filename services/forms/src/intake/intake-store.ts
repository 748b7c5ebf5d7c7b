import type { Page } from '@trackway/application';
import type { SubmissionStores } from '../links/form-link-store';
import type { IntakeLink, IntakeUsage } from './intake-link';
import type { IntakeRequest, IntakeSubmission } from './intake-submission';

export interface IntakeStore {
  findLink(frameId: string, id: string): Promise<IntakeLink | undefined>;
  /** The links that exist, in no particular order. */
  findLinks(frameId: string, ids: readonly string[]): Promise<readonly IntakeLink[]>;
  /** In all frames, because a submitter has only the token. */
  findLinkByToken(token: string): Promise<IntakeLink | undefined>;
  /** A page of links, newest first, optionally of one form, and their total. */
  pageOfLinks(
    frameId: string,
    formId: number | undefined,
    page: Page,
  ): Promise<{ items: readonly IntakeLink[]; total: number }>;
  insertLink(link: IntakeLink): Promise<void>;
  /** Stores the settings and the version, not the usage. */
  updateLink(link: IntakeLink): Promise<void>;
  /** Concurrent transactions that store a usage of the same link conflict. */
  storeUsage(link: IntakeLink, usage: IntakeUsage): Promise<void>;

  findRequest(linkId: string, key: string): Promise<IntakeRequest | undefined>;
  /** @throws TransactionConflict if another transaction has stored the same request */
  insertRequest(request: IntakeRequest): Promise<void>;

  isProofSpent(proofId: string): Promise<boolean>;
  /** @throws TransactionConflict if another transaction has spent it */
  spendProof(proof: { id: string; frameId: string; linkId: string; spentAt: Date }): Promise<void>;
  /** Number of proofs that were spent for a link since a time, counted up to `limit`. */
  countProofs(linkId: string, since: Date, limit: number): Promise<number>;

  findSubmission(frameId: string, id: string): Promise<IntakeSubmission | undefined>;
  findSubmissionByStatusToken(statusToken: string): Promise<IntakeSubmission | undefined>;
  /** The newest submission with the key since a time. */
  findDuplicate(linkId: string, duplicateKey: string, since: Date): Promise<IntakeSubmission | undefined>;
  insertSubmission(submission: IntakeSubmission): Promise<void>;
  /** Replaces the stored state. */
  updateSubmission(submission: IntakeSubmission): Promise<void>;
  /** A page of the submissions of a link, newest first, and their total. */
  pageOfSubmissions(
    frameId: string,
    linkId: string,
    page: Page,
  ): Promise<{ items: readonly IntakeSubmission[]; total: number }>;
  /** Counts an attempt for an unfinished submission that is due, in any frame, and returns it. No other caller gets it before `until`. */
  claimDue(now: Date, until: Date): Promise<IntakeSubmission | undefined>;
}

export interface IntakeStores extends SubmissionStores {
  readonly intake: IntakeStore;
}
