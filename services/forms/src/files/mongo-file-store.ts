import type { ClientSession, Model } from 'mongoose';
import type { FileDocument } from './file-model';
import type { FileStore } from './file-store';
import type { StoredFile } from './stored-file';

export class MongoFileStore implements FileStore {
  constructor(
    private readonly files: Model<FileDocument>,
    private readonly session: ClientSession | null,
  ) {}

  async findMany(frameId: string, ids: readonly string[]): Promise<readonly StoredFile[]> {
    const filter = { frame_id: frameId, _id: { $in: [...ids] } };
    return (await this.files.find(filter).session(this.session).lean<FileDocument[]>()).map(toFile);
  }

  async insert(file: StoredFile): Promise<void> {
    await this.files.insertMany([toDocument(file)], { session: this.session });
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
  };
}
