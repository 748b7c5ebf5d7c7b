import type { Page } from '@trackway/application';
import { isDuplicateKey, TransactionConflict } from '@trackway/mongo';
import type { ClientSession } from 'mongoose';
import type { IntakeLink, IntakeUsage } from './intake-link';
import type { IntakeStore } from './intake-store';
import type { IntakeRequest, IntakeSubmission } from './intake-submission';
import { toIntakeLink, toLinkDocument, toSettings, toSubmission, toSubmissionDocument } from './mongo-intake-documents';
import type {
  IntakeLinkDocument,
  IntakeModels,
  IntakeRequestDocument,
  IntakeSubmissionDocument,
} from './mongo-intake-models';

export class MongoIntakeStore implements IntakeStore {
  constructor(
    private readonly models: IntakeModels,
    private readonly session: ClientSession | null,
  ) {}

  findLink(frameId: string, id: string): Promise<IntakeLink | undefined> {
    return this.oneLink({ frame_id: frameId, _id: id });
  }

  async findLinks(frameId: string, ids: readonly string[]): Promise<readonly IntakeLink[]> {
    const found = this.models.links.find({ frame_id: frameId, _id: { $in: [...ids] } }).session(this.session);
    return (await found.lean<IntakeLinkDocument[]>()).map(toIntakeLink);
  }

  findLinkByToken(token: string): Promise<IntakeLink | undefined> {
    return this.oneLink({ token });
  }

  async pageOfLinks(frameId: string, formId: number | undefined, { page, perPage }: Page) {
    const filter = { frame_id: frameId, ...(formId === undefined ? {} : { form_id: formId }) };
    const found = this.models.links.find(filter).sort({ created_at: -1, _id: -1 });
    const [documents, total] = await Promise.all([
      found
        .skip((page - 1) * perPage)
        .limit(perPage)
        .lean<IntakeLinkDocument[]>(),
      this.models.links.countDocuments(filter),
    ]);
    return { items: documents.map(toIntakeLink), total };
  }

  async insertLink(link: IntakeLink): Promise<void> {
    await this.models.links.insertMany([toLinkDocument(link)], { session: this.session });
  }

  async updateLink(link: IntakeLink): Promise<void> {
    await this.models.links
      .updateOne({ _id: link.id, frame_id: link.frameId }, { $set: toSettings(link) })
      .session(this.session);
  }

  async storeUsage({ id, frameId }: IntakeLink, { total, day, onDay }: IntakeUsage): Promise<void> {
    const usage = { used: total, used_day: day, used_on_day: onDay };
    await this.models.links
      .updateOne({ _id: id, frame_id: frameId }, { $set: usage, $inc: { writes: 1 } })
      .session(this.session);
  }

  async findRequest(linkId: string, key: string): Promise<IntakeRequest | undefined> {
    const document = await this.models.requests
      .findById(`${linkId}:${key}`)
      .session(this.session)
      .lean<IntakeRequestDocument>();
    if (!document) return undefined;
    const { frame_id: frameId, body_hash: bodyHash, submission_id: submissionId, duplicate, submitted_at } = document;
    return { linkId, key, frameId, bodyHash, submissionId, isDuplicate: duplicate, submittedAt: submitted_at };
  }

  async insertRequest(request: IntakeRequest): Promise<void> {
    const document: IntakeRequestDocument = {
      _id: `${request.linkId}:${request.key}`,
      frame_id: request.frameId,
      body_hash: request.bodyHash,
      submission_id: request.submissionId,
      duplicate: request.isDuplicate,
      submitted_at: request.submittedAt,
    };
    await this.onlyOnce(() => this.models.requests.insertMany([document], { session: this.session }));
  }

  async isProofSpent(proofId: string): Promise<boolean> {
    return (await this.models.proofs.exists({ _id: proofId }).session(this.session)) !== null;
  }

  async spendProof(proof: Parameters<IntakeStore['spendProof']>[0]): Promise<void> {
    const document = { _id: proof.id, frame_id: proof.frameId, link_id: proof.linkId, spent_at: proof.spentAt };
    await this.onlyOnce(() => this.models.proofs.insertMany([document], { session: this.session }));
  }

  countProofs(linkId: string, since: Date, limit: number): Promise<number> {
    return this.models.proofs.countDocuments({ link_id: linkId, spent_at: { $gte: since } }, { limit });
  }

  findSubmission(frameId: string, id: string): Promise<IntakeSubmission | undefined> {
    return this.oneSubmission({ frame_id: frameId, _id: id });
  }

  findSubmissionByStatusToken(statusToken: string): Promise<IntakeSubmission | undefined> {
    return this.oneSubmission({ status_token: statusToken });
  }

  async findDuplicate(linkId: string, duplicateKey: string, since: Date): Promise<IntakeSubmission | undefined> {
    return this.oneSubmission({ link_id: linkId, duplicate_key: duplicateKey, created_at: { $gte: since } });
  }

  async insertSubmission(submission: IntakeSubmission): Promise<void> {
    await this.models.submissions.insertMany([toSubmissionDocument(submission)], { session: this.session });
  }

  async updateSubmission(submission: IntakeSubmission): Promise<void> {
    const { _id, frame_id, ...state } = toSubmissionDocument(submission);
    await this.models.submissions.updateOne({ _id, frame_id }, { $set: state }).session(this.session);
  }

  async pageOfSubmissions(frameId: string, linkId: string, { page, perPage }: Page) {
    const filter = { frame_id: frameId, link_id: linkId };
    const found = this.models.submissions.find(filter).sort({ created_at: -1, _id: -1 });
    const [documents, total] = await Promise.all([
      found
        .skip((page - 1) * perPage)
        .limit(perPage)
        .lean<IntakeSubmissionDocument[]>(),
      this.models.submissions.countDocuments(filter),
    ]);
    return { items: documents.map(toSubmission), total };
  }

  async claimDue(now: Date, until: Date): Promise<IntakeSubmission | undefined> {
    const document = await this.models.submissions
      .findOneAndUpdate(
        { next_attempt_at: { $lte: now } },
        { $set: { next_attempt_at: until }, $inc: { attempts: 1 } },
        { sort: { next_attempt_at: 1 }, returnDocument: 'after' },
      )
      .lean<IntakeSubmissionDocument>();
    return document ? toSubmission(document) : undefined;
  }

  private async oneLink(filter: { token: string } | { _id: string; frame_id: string }) {
    const document = await this.models.links.findOne(filter).session(this.session).lean<IntakeLinkDocument>();
    return document ? toIntakeLink(document) : undefined;
  }

  private async oneSubmission(filter: Readonly<Record<string, unknown>>): Promise<IntakeSubmission | undefined> {
    const document = await this.models.submissions
      .findOne(filter)
      .sort({ created_at: -1 })
      .session(this.session)
      .lean<IntakeSubmissionDocument>();
    return document ? toSubmission(document) : undefined;
  }

  private async onlyOnce(insert: () => Promise<unknown>): Promise<void> {
    try {
      await insert();
    } catch (error) {
      throw isDuplicateKey(error, '_id_') ? new TransactionConflict('another transaction has stored the same') : error;
    }
  }
}
