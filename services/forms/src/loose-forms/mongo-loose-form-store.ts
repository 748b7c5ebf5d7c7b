import type { Page } from '@trackway/application';
import { isDuplicateKey, TransactionConflict } from '@trackway/mongo';
import { newId } from '@trackway/runtime';
import type { ClientSession, Model } from 'mongoose';
import type { LooseForm } from './loose-form';
import type { LooseFormStore } from './loose-form-store';
import type { LooseFormDocument } from './mongo-loose-form-model';

export class MongoLooseFormStore implements LooseFormStore {
  constructor(
    private readonly links: Model<LooseFormDocument>,
    private readonly session: ClientSession | null,
  ) {}

  async findMany(frameId: string, ids: readonly number[]): Promise<readonly LooseForm[]> {
    const filter = { frame_id: frameId, id: { $in: [...ids] } };
    return (await this.links.find(filter).session(this.session).lean<LooseFormDocument[]>()).map(toLooseForm);
  }

  async findByIdempotencyKey(frameId: string, key: string): Promise<LooseForm | undefined> {
    const filter = { frame_id: frameId, idempotency_key: key };
    const document = await this.links.findOne(filter).session(this.session).lean<LooseFormDocument>();
    return document ? toLooseForm(document) : undefined;
  }

  async findByProject(frameId: string, projectId: string): Promise<readonly LooseForm[]> {
    const filter = { frame_id: frameId, project_id: projectId, deleted_at: null };
    return (await this.links.find(filter).sort({ id: 1 }).lean<LooseFormDocument[]>()).map(toLooseForm);
  }

  async page(frameId: string, projectIds: readonly string[], { page, perPage }: Page) {
    const filter = { frame_id: frameId, project_id: { $in: [...projectIds] }, deleted_at: null };
    const [documents, total] = await Promise.all([
      this.links
        .find(filter)
        .sort({ created_at: -1, id: -1 })
        .skip((page - 1) * perPage)
        .limit(perPage)
        .lean<LooseFormDocument[]>(),
      this.links.countDocuments(filter),
    ]);
    return { items: documents.map(toLooseForm), total };
  }

  async insert(link: LooseForm): Promise<void> {
    try {
      await this.links.insertMany([{ ...toDocument(link), _id: newId() }], { session: this.session });
    } catch (error) {
      throw isDuplicateKey(error, 'loose_forms_idempotency_key')
        ? new TransactionConflict('the form was attached by another transaction')
        : error;
    }
  }

  async update(link: LooseForm): Promise<void> {
    const { frame_id, id, ...changes } = toDocument(link);
    const before = { frame_id, id, version: link.version - 1 };
    const { matchedCount } = await this.links.updateOne(before, { $set: changes }).session(this.session);
    if (matchedCount === 0) throw new Error('The loose form was updated from an outdated version.');
  }
}

function toLooseForm(document: LooseFormDocument): LooseForm {
  return {
    id: document.id,
    frameId: document.frame_id,
    projectId: document.project_id,
    formId: document.form_id,
    version: document.version,
    idempotencyKey: document.idempotency_key,
    createdAt: document.created_at,
    updatedAt: document.updated_at,
    deletedAt: document.deleted_at,
  };
}

function toDocument(link: LooseForm): Omit<LooseFormDocument, '_id'> {
  return {
    frame_id: link.frameId,
    id: link.id,
    project_id: link.projectId,
    form_id: link.formId,
    version: link.version,
    idempotency_key: link.idempotencyKey,
    created_at: link.createdAt,
    updated_at: link.updatedAt,
    deleted_at: link.deletedAt,
  };
}
