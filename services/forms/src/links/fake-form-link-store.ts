import type { Page } from '@trackway/application';
import { TransactionConflict } from '@trackway/mongo';
import { FakeTable, fakePage } from '@trackway/simulation';
import type { FormLink } from './form-link';
import type { FormLinkStore, LinkSubmission, PinLimits } from './form-link-store';
import type { LinkAccess } from './link-access';

interface Attempts {
  readonly linkId: string;
  readonly inARow: number;
  readonly total: number;
  readonly lastAt: Date;
}

/** Tables that are not divided by frames, because a respondent has only the token. */
const ALL = 'all frames';

export class FakeFormLinkStore implements FormLinkStore {
  readonly links = new FakeTable<FormLink>(({ id }) => id);
  readonly accessRows = new FakeTable<LinkAccess>(({ id }) => id);
  private readonly attempts = new FakeTable<Attempts>(({ linkId }) => linkId);
  private readonly submissions = new FakeTable<LinkSubmission>(({ linkId, key }) => `${linkId}:${key}`);
  readonly states = [this.links, this.accessRows, this.attempts, this.submissions];

  async find(frameId: string, id: string): Promise<FormLink | undefined> {
    const link = this.links.find(ALL, id);
    return link?.frameId === frameId ? link : undefined;
  }

  async findMany(frameId: string, ids: readonly string[]): Promise<readonly FormLink[]> {
    return this.links.of(ALL).filter((link) => link.frameId === frameId && ids.includes(link.id));
  }

  async findByTokenHash(tokenHash: string): Promise<FormLink | undefined> {
    return this.links.of(ALL).find((link) => link.tokenHash === tokenHash);
  }

  async page(frameId: string, formId: number | undefined, page: Page) {
    const found = this.links
      .of(ALL)
      .filter((link) => link.frameId === frameId && (formId === undefined || link.formId === formId));
    return fakePage(found.toSorted(newestFirst(({ createdAt }) => createdAt)), page);
  }

  async insert(links: readonly FormLink[]): Promise<void> {
    for (const link of links) this.links.put(ALL, link);
  }

  async revoke({ id }: FormLink, at: Date): Promise<void> {
    this.links.change(ALL, id, { revokedAt: at });
  }

  async restore({ id }: FormLink): Promise<void> {
    this.links.change(ALL, id, { revokedAt: null });
  }

  async spend({ id }: FormLink, at: Date): Promise<void> {
    if (this.links.find(ALL, id)?.spentAt) throw new TransactionConflict('another submission has used the link');
    this.links.change(ALL, id, { spentAt: at });
  }

  async recordPinAttempt({ id: linkId }: FormLink, { maxInARow, blockMs, maxTotal, now }: PinLimits & { now: Date }) {
    const { inARow, total, lastAt } = this.attempts.find(ALL, linkId) ?? { inARow: 0, total: 0, lastAt: now };
    if (total >= maxTotal) return 'locked';
    const isRested = now.getTime() - lastAt.getTime() >= blockMs;
    if (inARow >= maxInARow && !isRested) return 'blocked';
    this.attempts.put(ALL, { linkId, inARow: inARow >= maxInARow ? 1 : inARow + 1, total: total + 1, lastAt: now });
    return 'allowed';
  }

  async resetPinAttempts({ id }: FormLink): Promise<void> {
    const { total = 1 } = this.attempts.find(ALL, id) ?? {};
    this.attempts.change(ALL, id, { inARow: 0, total: total - 1 });
  }

  async addAccess(access: LinkAccess): Promise<void> {
    this.accessRows.put(ALL, access);
  }

  async accesses(frameId: string, linkId: string, page: Page) {
    const found = this.accessRows.of(ALL).filter((access) => access.frameId === frameId && access.linkId === linkId);
    return fakePage(found.toSorted(newestFirst(({ at }) => at)), page);
  }

  async lastSubmissions(frameId: string, linkIds: readonly string[]): Promise<readonly LinkAccess[]> {
    const found = this.accessRows
      .of(ALL)
      .filter((access) => access.frameId === frameId && access.kind === 'submitted')
      .toSorted(newestFirst(({ at }) => at));
    return linkIds.flatMap((linkId) => found.find((access) => access.linkId === linkId) ?? []);
  }

  async findSubmission(linkId: string, key: string): Promise<LinkSubmission | undefined> {
    return this.submissions.find(ALL, `${linkId}:${key}`);
  }

  async insertSubmission(submission: LinkSubmission): Promise<void> {
    const { linkId, key } = submission;
    if (await this.findSubmission(linkId, key)) throw new TransactionConflict('the submission is stored');
    this.submissions.put(ALL, submission);
  }
}

function newestFirst<Row extends { readonly id: string }>(timeOf: (row: Row) => Date) {
  return (one: Row, other: Row): number =>
    timeOf(other).getTime() - timeOf(one).getTime() || (other.id > one.id ? 1 : -1);
}
