import type { Page } from '@trackway/application';
import { isDuplicateKey, TransactionConflict } from '@trackway/mongo';
import type { ClientSession } from 'mongoose';
import type { FormLink } from './form-link';
import type { FormLinkStore, LinkSubmission, PinLimits } from './form-link-store';
import type { LinkAccess } from './link-access';
import { fromAccess, toAccess, toDocument, toFormLink } from './mongo-form-link-documents';
import type {
  FormLinkDocument,
  FormLinkModels,
  LinkAccessDocument,
  LinkSubmissionDocument,
} from './mongo-form-link-models';

export class MongoFormLinkStore implements FormLinkStore {
  constructor(
    private readonly models: FormLinkModels,
    private readonly session: ClientSession | null,
  ) {}

  find(frameId: string, id: string): Promise<FormLink | undefined> {
    return this.findOne({ frame_id: frameId, _id: id });
  }

  async findMany(frameId: string, ids: readonly string[]): Promise<readonly FormLink[]> {
    const found = this.models.links.find({ frame_id: frameId, _id: { $in: [...ids] } }).session(this.session);
    return (await found.lean<FormLinkDocument[]>()).map(toFormLink);
  }

  findByTokenHash(tokenHash: string): Promise<FormLink | undefined> {
    return this.findOne({ token_hash: tokenHash });
  }

  async page(frameId: string, formId: number | undefined, { page, perPage }: Page) {
    const filter = { frame_id: frameId, ...(formId === undefined ? {} : { form_id: formId }) };
    const [documents, total] = await Promise.all([
      this.models.links
        .find(filter)
        .sort({ created_at: -1, _id: -1 })
        .skip((page - 1) * perPage)
        .limit(perPage)
        .lean<FormLinkDocument[]>(),
      this.models.links.countDocuments(filter),
    ]);
    return { items: documents.map(toFormLink), total };
  }

  async insert(links: readonly FormLink[]): Promise<void> {
    await this.models.links.insertMany(links.map(toDocument), { session: this.session });
  }

  async revoke({ id, frameId }: FormLink, at: Date): Promise<void> {
    await this.models.links
      .updateOne({ _id: id, frame_id: frameId }, { $set: { revoked_at: at } })
      .session(this.session);
  }

  async restore({ id, frameId }: FormLink): Promise<void> {
    await this.models.links
      .updateOne({ _id: id, frame_id: frameId }, { $set: { revoked_at: null } })
      .session(this.session);
  }

  async spend({ id, frameId }: FormLink, at: Date): Promise<void> {
    const { matchedCount } = await this.models.links
      .updateOne({ _id: id, frame_id: frameId, spent_at: null }, { $set: { spent_at: at } })
      .session(this.session);
    if (matchedCount === 0) throw new TransactionConflict('the link was used by another submission');
  }

  async recordPinAttempt({ id }: FormLink, { maxInARow, blockMs, maxTotal, now }: PinLimits & { now: Date }) {
    const unblockedAt = new Date(now.getTime() - blockMs);
    const unlocked = { _id: id, pin_failures: { $not: { $gte: maxTotal } } };
    const next = await this.models.links.updateOne(
      { ...unlocked, pin_tries: { $lt: maxInARow } },
      { $inc: { pin_tries: 1, pin_failures: 1 }, $set: { pin_tried_at: now } },
    );
    if (next.matchedCount === 1) return 'allowed';
    const first = await this.models.links.updateOne(
      { ...unlocked, pin_tried_at: { $lte: unblockedAt } },
      { $inc: { pin_failures: 1 }, $set: { pin_tries: 1, pin_tried_at: now } },
    );
    if (first.matchedCount === 1) return 'allowed';
    return (await this.models.links.exists(unlocked)) ? 'blocked' : 'locked';
  }

  async resetPinAttempts({ id }: FormLink): Promise<void> {
    await this.models.links.updateOne({ _id: id }, { $set: { pin_tries: 0 }, $inc: { pin_failures: -1 } });
  }

  async addAccess(access: LinkAccess): Promise<void> {
    await this.models.accesses.insertMany([fromAccess(access)], { session: this.session });
  }

  async accesses(frameId: string, linkId: string, { page, perPage }: Page) {
    const filter = { frame_id: frameId, link_id: linkId };
    const [documents, total] = await Promise.all([
      this.models.accesses
        .find(filter)
        .sort({ at: -1, _id: -1 })
        .skip((page - 1) * perPage)
        .limit(perPage)
        .lean<LinkAccessDocument[]>(),
      this.models.accesses.countDocuments(filter),
    ]);
    return { items: documents.map(toAccess), total };
  }

  async lastSubmissions(frameId: string, linkIds: readonly string[]): Promise<readonly LinkAccess[]> {
    const newest = { sortBy: { at: -1, _id: -1 }, output: '$$ROOT' } as const;
    const found = await this.models.accesses.aggregate<{ readonly last: LinkAccessDocument }>([
      { $match: { frame_id: frameId, link_id: { $in: [...linkIds] }, kind: 'submitted' } },
      { $group: { _id: '$link_id', last: { $top: newest } } },
    ]);
    return found.map(({ last }) => toAccess(last));
  }

  async findSubmission(linkId: string, key: string): Promise<LinkSubmission | undefined> {
    const document = await this.models.submissions
      .findById(`${linkId}:${key}`)
      .session(this.session)
      .lean<LinkSubmissionDocument>();
    return document ? { linkId, key, bodyHash: document.body_hash, submittedAt: document.submitted_at } : undefined;
  }

  async insertSubmission({ linkId, key, bodyHash, submittedAt }: LinkSubmission): Promise<void> {
    const document = { _id: `${linkId}:${key}`, body_hash: bodyHash, submitted_at: submittedAt };
    try {
      await this.models.submissions.insertMany([document], { session: this.session });
    } catch (error) {
      throw isDuplicateKey(error, '_id_')
        ? new TransactionConflict('the submission was stored by another transaction')
        : error;
    }
  }

  private async findOne(filter: { token_hash: string } | { _id: string; frame_id: string }) {
    const document = await this.models.links.findOne(filter).session(this.session).lean<FormLinkDocument>();
    return document ? toFormLink(document) : undefined;
  }
}
