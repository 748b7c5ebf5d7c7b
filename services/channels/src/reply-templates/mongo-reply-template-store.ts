import type { Page } from '@trackway/application';
import { isDuplicateKey } from '@trackway/mongo';
import { compareTexts } from '@trackway/runtime';
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

  async findMany(frameId: string, ids: readonly string[]): Promise<readonly ReplyTemplate[]> {
    const found = this.templates.find({ frame_id: frameId, _id: { $in: [...ids] } }).session(this.session);
    return (await found.lean<ReplyTemplateDocument[]>()).map(toTemplate);
  }

  async page(frameId: string, { page, perPage }: Page) {
    // A frame has few templates, and not every server of the MongoDB protocol has collations.
    const names = await this.templates
      .find({ frame_id: frameId }, { name: 1 })
      .lean<Pick<ReplyTemplateDocument, '_id' | 'name'>[]>();
    const sorted = names.sort((one, other) => compareTexts(one.name, other.name));
    const ids = sorted.slice((page - 1) * perPage, page * perPage).map(({ _id }) => _id);
    const documents = await this.templates
      .find({ frame_id: frameId, _id: { $in: ids } })
      .lean<ReplyTemplateDocument[]>();
    const byId = new Map(documents.map((document) => [document._id, toTemplate(document)]));
    return { items: ids.flatMap((id) => byId.get(id) ?? []), total: names.length };
  }

  async countForLimit(frameId: string): Promise<number> {
    // A write conflict with other transactions that count.
    await this.templates
      .findOneAndUpdate({ frame_id: frameId }, { $inc: { counts: 1 } }, { sort: { name_key: 1 } })
      .session(this.session);
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
