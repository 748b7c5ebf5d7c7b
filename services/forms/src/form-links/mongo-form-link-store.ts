import type { Page } from '@trackway/http';
import { isDuplicateKey, LostRace } from '@trackway/mongo';
import type { ClientSession } from 'mongoose';
import type { FormLink } from './form-link';
import type { FormLinkDocument, FormLinkModels, LinkSubmissionDocument } from './form-link-models';
import type { FormLinkStore, LinkSubmission } from './form-link-store';

export class MongoFormLinkStore implements FormLinkStore {
  constructor(
    private readonly models: FormLinkModels,
    private readonly session: ClientSession | null,
  ) {}

  find(frameId: string, id: string): Promise<FormLink | undefined> {
    return this.findOne({ frame_id: frameId, _id: id });
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

  async insert(link: FormLink): Promise<void> {
    await this.models.links.insertMany([toDocument(link)], { session: this.session });
  }

  async revoke({ id, frameId }: FormLink, at: Date): Promise<void> {
    await this.models.links
      .updateOne({ _id: id, frame_id: frameId }, { $set: { revoked_at: at } })
      .session(this.session);
  }

  async spend({ id, frameId }: FormLink, at: Date): Promise<void> {
    const { matchedCount } = await this.models.links
      .updateOne({ _id: id, frame_id: frameId, spent_at: null }, { $set: { spent_at: at } })
      .session(this.session);
    if (matchedCount === 0) throw new LostRace('a link was spent');
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
      throw isDuplicateKey(error, '_id_') ? new LostRace('a submission was taken') : error;
    }
  }

  private async findOne(filter: { token_hash: string } | { _id: string; frame_id: string }) {
    const document = await this.models.links.findOne(filter).session(this.session).lean<FormLinkDocument>();
    return document ? toFormLink(document) : undefined;
  }
}

function toFormLink(document: FormLinkDocument): FormLink {
  return {
    id: document._id,
    frameId: document.frame_id,
    tokenHash: document.token_hash,
    formId: document.form_id,
    accessor: { type: document.accessor_type, projectId: document.project_id, id: document.accessor_id },
    singleUse: document.single_use,
    expiresAt: document.expires_at,
    spentAt: document.spent_at,
    revokedAt: document.revoked_at,
    createdBy: document.created_by,
    createdAt: document.created_at,
  };
}

function toDocument(link: FormLink): FormLinkDocument {
  return {
    _id: link.id,
    frame_id: link.frameId,
    token_hash: link.tokenHash,
    form_id: link.formId,
    accessor_type: link.accessor.type,
    project_id: link.accessor.projectId,
    accessor_id: link.accessor.id,
    single_use: link.singleUse,
    expires_at: link.expiresAt,
    spent_at: link.spentAt,
    revoked_at: link.revokedAt,
    created_by: link.createdBy,
    created_at: link.createdAt,
  };
}
