import { isDuplicateKey, LostRace } from '@trackway/mongo';
import type { ClientSession, Model } from 'mongoose';
import type { ProjectFactsDocument } from './mongo-project-facts-model';
import type { ProjectFacts } from './project-facts';
import type { MergedProject, ProjectFactsStore } from './project-facts-store';

export class MongoProjectFactsStore implements ProjectFactsStore {
  constructor(
    private readonly facts: Model<ProjectFactsDocument>,
    private readonly session: ClientSession | null,
  ) {}

  async keep(facts: readonly ProjectFacts[]): Promise<void> {
    const documents = facts.map(toDocument);
    const ids = documents.map(({ _id }) => _id);
    const found = await this.facts
      .find({ _id: { $in: ids } })
      .session(this.session)
      .lean<ProjectFactsDocument[]>();
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
      throw isDuplicateKey(error, '_id_') ? new LostRace('a project came to be known') : error;
    }
  }

  async mergedInto(frameId: string, targetIds: readonly string[]): Promise<readonly MergedProject[]> {
    const filter = { frame_id: frameId, merged_id: { $in: [...targetIds] } };
    const found = await this.facts.find(filter).session(this.session).lean<ProjectFactsDocument[]>();
    return found.flatMap(({ project_id, merged_id }) => (merged_id ? [{ id: project_id, targetId: merged_id }] : []));
  }
}

function toDocument({ frameId, id, mergedId, version }: ProjectFacts): ProjectFactsDocument {
  return { _id: `${frameId}:${id}`, frame_id: frameId, project_id: id, merged_id: mergedId, version };
}
