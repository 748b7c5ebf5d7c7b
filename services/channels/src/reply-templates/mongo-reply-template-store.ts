import type { Page } from '@trackway/application';
import { isDuplicateKey } from '@trackway/mongo';
import type { ClientSession, Model } from 'mongoose';
import type { ReplyTemplate } from './reply-template';
import type { ReplyTemplateDocument } from './reply-template-model';
import type { ReplyTemplateStore } from './reply-template-store';
import { nameInUse, nameKey } from './template-name';

export class MongoReplyTemplateStore implements ReplyTemplateStore {
  constructor(
    private readonly templates: Model<ReplyTemplateDocument>,
    private readonly session: ClientSession | null,
  ) {}

  async find(frameId: string, id: string): Promise<ReplyTemplate | undefined> {
    const document = await this.templates
      .findOne({ _id: id, frame_id: frameId })
      .session(this.session)
      .lean<ReplyTemplateDocument>();
    return document ? toTemplate(document) : undefined;
  }

  async page(frameId: string, { page, perPage }: Page) {
    const filter = { frame_id: frameId };
    const [documents, total] = await Promise.all([
      this.templates
        .find(filter)
        .sort({ name_key: 1 })
        .skip((page - 1) * perPage)
        .limit(perPage)
        .lean<ReplyTemplateDocument[]>(),
      this.count(frameId),
    ]);
    return { items: documents.map(toTemplate), total };
  }

  count(frameId: string): Promise<number> {
    return this.templates.countDocuments({ frame_id: frameId }).session(this.session);
  }

  async insert(template: ReplyTemplate): Promise<void> {
    try {
      await this.templates.insertMany([toDocument(template)], { session: this.session });
    } catch (error) {
      throw toConflict(error);
    }
  }

  async update(template: ReplyTemplate): Promise<void> {
    const { _id, frame_id, ...changes } = toDocument(template);
    try {
      await this.templates.updateOne({ _id, frame_id }, { $set: changes }).session(this.session);
    } catch (error) {
      throw toConflict(error);
    }
  }

  async remove(frameId: string, id: string): Promise<void> {
    await this.templates.deleteOne({ _id: id, frame_id: frameId }).session(this.session);
  }
}

function toConflict(error: unknown): unknown {
  return isDuplicateKey(error, 'reply_templates_name_key') ? nameInUse() : error;
}

function toTemplate(document: ReplyTemplateDocument): ReplyTemplate {
  return {
    id: document._id,
    frameId: document.frame_id,
    name: document.name,
    body: document.body,
    version: document.version,
    createdAt: document.created_at,
    updatedAt: document.updated_at,
  };
}

function toDocument(template: ReplyTemplate): ReplyTemplateDocument {
  return {
    _id: template.id,
    frame_id: template.frameId,
    name: template.name,
    name_key: nameKey(template.name),
    body: template.body,
    version: template.version,
    created_at: template.createdAt,
    updated_at: template.updatedAt,
  };
}
