import type { Page } from '@trackway/application';
import type { IntakeLink, IntakeUsage } from './intake-link';
import type { IntakeStore } from './intake-store';
import type { IntakeRequest, IntakeSubmission } from './intake-submission';

/** An in-memory store for unit tests. It has no transactions. */
export class FakeIntakeStore implements IntakeStore {
  readonly links = new Map<string, IntakeLink>();
  readonly submissions = new Map<string, IntakeSubmission>();
  private readonly requests = new Map<string, IntakeRequest>();
  private readonly proofs = new Map<string, { readonly linkId: string; readonly spentAt: Date }>();

  async findLink(frameId: string, id: string): Promise<IntakeLink | undefined> {
    const link = this.links.get(id);
    return link?.frameId === frameId ? link : undefined;
  }

  async findLinks(frameId: string, ids: readonly string[]): Promise<readonly IntakeLink[]> {
    return [...this.links.values()].filter((link) => link.frameId === frameId && ids.includes(link.id));
  }

  async findLinkByToken(token: string): Promise<IntakeLink | undefined> {
    return [...this.links.values()].find((link) => link.token === token);
  }

  async pageOfLinks(frameId: string, formId: number | undefined, page: Page) {
    const all = [...this.links.values()].filter((link) => link.frameId === frameId);
    return pageOf(
      all.filter((link) => formId === undefined || link.formId === formId),
      page,
    );
  }

  async insertLink(link: IntakeLink): Promise<void> {
    this.links.set(link.id, link);
  }

  async updateLink(link: IntakeLink): Promise<void> {
    this.links.set(link.id, { ...link, usage: this.links.get(link.id)?.usage ?? link.usage });
  }

  async storeUsage(link: IntakeLink, usage: IntakeUsage): Promise<void> {
    this.links.set(link.id, { ...link, usage });
  }

  async findRequest(linkId: string, key: string): Promise<IntakeRequest | undefined> {
    return this.requests.get(`${linkId}:${key}`);
  }

  async insertRequest(request: IntakeRequest): Promise<void> {
    this.requests.set(`${request.linkId}:${request.key}`, request);
  }

  async isProofSpent(proofId: string): Promise<boolean> {
    return this.proofs.has(proofId);
  }

  async spendProof({ id, linkId, spentAt }: Parameters<IntakeStore['spendProof']>[0]): Promise<void> {
    this.proofs.set(id, { linkId, spentAt });
  }

  async countProofs(linkId: string, since: Date, limit: number): Promise<number> {
    const counted = [...this.proofs.values()].filter((proof) => proof.linkId === linkId && proof.spentAt >= since);
    return Math.min(counted.length, limit);
  }

  async findSubmission(frameId: string, id: string): Promise<IntakeSubmission | undefined> {
    const found = this.submissions.get(id);
    return found?.frameId === frameId ? found : undefined;
  }

  async findSubmissionByStatusToken(statusToken: string): Promise<IntakeSubmission | undefined> {
    return [...this.submissions.values()].find((one) => one.statusToken === statusToken);
  }

  async findDuplicate(linkId: string, duplicateKey: string, since: Date): Promise<IntakeSubmission | undefined> {
    return [...this.submissions.values()].findLast(
      (one) => one.linkId === linkId && one.duplicateKey === duplicateKey && one.createdAt >= since,
    );
  }

  async insertSubmission(submission: IntakeSubmission): Promise<void> {
    this.submissions.set(submission.id, submission);
  }

  async updateSubmission(submission: IntakeSubmission): Promise<void> {
    this.submissions.set(submission.id, submission);
  }

  async pageOfSubmissions(frameId: string, linkId: string, page: Page) {
    const all = [...this.submissions.values()].filter((one) => one.frameId === frameId && one.linkId === linkId);
    return pageOf(all, page);
  }

  async claimDue(now: Date, until: Date): Promise<IntakeSubmission | undefined> {
    const due = [...this.submissions.values()].find(
      ({ progress, nextAttemptAt }) => progress !== 'completed' && nextAttemptAt <= now,
    );
    if (!due) return undefined;
    const claimed = { ...due, attempts: due.attempts + 1, nextAttemptAt: until };
    this.submissions.set(due.id, claimed);
    return claimed;
  }
}

function pageOf<Item>(items: readonly Item[], { page, perPage }: Page): { items: readonly Item[]; total: number } {
  return { items: items.toReversed().slice((page - 1) * perPage, page * perPage), total: items.length };
}
