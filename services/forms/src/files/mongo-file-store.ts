import type { ClientSession } from 'mongoose';
import type { FileStore } from './file-store';
import type { ExpectedUploadDocument, FileDocument, FileModels } from './mongo-file-models';
import type { StoredFile } from './stored-file';

export class MongoFileStore implements FileStore {
  constructor(
    private readonly models: FileModels,
    private readonly session: ClientSession | null,
  ) {}

  async findMany(frameId: string, ids: readonly string[]): Promise<readonly StoredFile[]> {
    const filter = { frame_id: frameId, _id: { $in: [...ids] } };
    return (await this.models.files.find(filter).session(this.session).lean<FileDocument[]>()).map(toFile);
  }

  countUnused(frameId: string, linkId: string): Promise<number> {
    const filter = { frame_id: frameId, link_id: linkId, unused_since: { $gt: new Date(0) } };
    return this.models.files.countDocuments(filter).session(this.session);
  }

  async insert(file: StoredFile): Promise<void> {
    await this.models.files.insertMany([toDocument(file)], { session: this.session });
    await this.models.expected.deleteOne({ _id: file.key }).session(this.session);
  }

  async markUsed(frameId: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const filter = { frame_id: frameId, _id: { $in: [...ids] } };
    await this.models.files.updateMany(filter, { $set: { unused_since: null } }).session(this.session);
  }

  async unusedSince(before: Date, limit: number): Promise<readonly StoredFile[]> {
    const filter = { unused_since: { $gt: new Date(0), $lt: before } };
    const found = this.models.files.find(filter).limit(limit).session(this.session);
    return (await found.lean<FileDocument[]>()).map(toFile);
  }

  async remove(files: readonly StoredFile[]): Promise<void> {
    const filter = { _id: { $in: files.map(({ id }) => id) }, unused_since: { $ne: null } };
    await this.models.files.deleteMany(filter).session(this.session);
  }

  async expectUpload(key: string, at: Date): Promise<void> {
    await this.models.expected.create([{ _id: key, created_at: at }], { session: this.session });
  }

  async overdueUploads(before: Date, limit: number): Promise<readonly string[]> {
    const filter = { created_at: { $lt: before } };
    const found = await this.models.expected.find(filter).limit(limit).lean<ExpectedUploadDocument[]>();
    return found.map(({ _id }) => _id);
  }

  async removeExpectedUploads(keys: readonly string[]): Promise<void> {
    await this.models.expected.deleteMany({ _id: { $in: [...keys] } }).session(this.session);
  }
}

function toFile(document: FileDocument): StoredFile {
  return {
    id: document._id,
    frameId: document.frame_id,
    key: document.key,
    name: document.name,
    size: document.size,
    mimeType: document.mime_type,
    hash: document.hash,
    fieldId: document.field_id,
    linkId: document.link_id,
    createdAt: document.created_at,
    unusedSince: document.unused_since ?? null,
  };
}

function toDocument(file: StoredFile): FileDocument {
  return {
    _id: file.id,
    frame_id: file.frameId,
    key: file.key,
    name: file.name,
    size: file.size,
    mime_type: file.mimeType,
    hash: file.hash,
    field_id: file.fieldId,
    link_id: file.linkId,
    created_at: file.createdAt,
    unused_since: file.unusedSince,
  };
}
