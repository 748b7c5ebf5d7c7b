import { isDuplicateKey, TransactionConflict } from '@trackway/mongo';
import type { ClientSession, Model } from 'mongoose';
import type { ProjectMergeDocument } from './mongo-project-merge-model';
import type { ProjectMergeState } from './project-merge-state';
import type { MergedProject, ProjectMergeStore } from './project-merge-store';

export class MongoProjectMergeStore implements ProjectMergeStore {
  constructor(
    private readonly facts: Model<ProjectMergeDocument>,
    private readonly session: ClientSession | null,
  ) {}

  async upsert(facts: readonly ProjectMergeState[]): Promise<void> {
    const documents = facts.map(toDocument);
    const ids = documents.map(({ _id }) => _id);
    const found = await this.facts
      .find({ _id: { $in: ids } })
      .session(this.session)
      .lean<ProjectMergeDocument[]>();
    const known = new Set(found.map(({ _id }) => _id));
    for (const { _id, version, merged_id } of documents.filter((one) => known.has(one._id))) {
      await this.facts
        .updateOne({ _id, version: { $lt: version } }, { $set: { version, merged_id } })
        .session(this.session);
    }
    try {
      const fresh = documents.filter(({ _id }) => !known.has(_id));
      if (fresh.length > 0) await this.facts.insertMany(fresh, { session: this.session });
    } catch (error) {
      throw isDuplicateKey(error, '_id_')
        ? new TransactionConflict('the state of the project was inserted by another transaction')
        : error;
    }
  }

  async mergedInto(frameId: string, targetIds: readonly string[]): Promise<readonly MergedProject[]> {
    const filter = { frame_id: frameId, merged_id: { $in: [...targetIds] } };
    const found = await this.facts.find(filter).session(this.session).lean<ProjectMergeDocument[]>();
    return found.flatMap(({ project_id, merged_id }) => (merged_id ? [{ id: project_id, targetId: merged_id }] : []));
  }
}

function toDocument({ frameId, id, mergedId, version }: ProjectMergeState): ProjectMergeDocument {
  return { _id: `${frameId}:${id}`, frame_id: frameId, project_id: id, merged_id: mergedId, version };
}
