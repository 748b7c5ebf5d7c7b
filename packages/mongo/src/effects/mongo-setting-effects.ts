import { MAX_CHANGES_OF_RECORD, MAX_CHANGES_SINCE, type SettingEffects } from '@trackway/application';
import {
  type Actor,
  type Effect,
  type FieldChange,
  type FrameRecordRef,
  MAX_EFFECTS,
  oldestFirst,
  type RecordRef,
} from '@trackway/contracts';
import { effectOfRecord } from '@trackway/messaging';
import type { Model } from 'mongoose';
import type { MongoDatabase } from '../transactions/mongo-database';
import type { EffectDocument } from './effect-model';

const EPOCH = new Date(0);

interface Deps {
  readonly database: MongoDatabase;
  readonly model: Model<EffectDocument>;
  /** What the settings were used for since a time, as changes of them. */
  readonly usesSince: (frameId: string, records: readonly FrameRecordRef[], time: Date) => Promise<readonly Effect[]>;
}

/** The recorded changes of settings of a service with MongoDB. */
export class MongoSettingEffects implements SettingEffects {
  constructor(private readonly deps: Deps) {}

  async causedBy(frameId: string, causeIds: readonly string[]): Promise<readonly Effect[]> {
    const among = { $in: [...causeIds] };
    // One query for each name, because each uses its own index.
    const names = ['_id', 'correlation_id', 'causation_id', 'request_id'];
    const found = await Promise.all(names.map((name) => this.find({ frame_id: frameId, [name]: among })));
    const byId = new Map(found.flat().map((effect) => [effect.id, effect]));
    return [...byId.values()].toSorted(oldestFirst).slice(0, MAX_EFFECTS + 1);
  }

  async since(frameId: string, records: readonly FrameRecordRef[], time: Date): Promise<readonly Effect[]> {
    const changes = await this.lastOfEach(frameId, records, time);
    const uses = await this.deps.usesSince(frameId, records, time);
    return [...changes, ...uses].toSorted(oldestFirst);
  }

  ofRecord(frameId: string, record: Pick<RecordRef, 'kind' | 'id'>): Promise<readonly Effect[]> {
    return this.last(frameId, record, EPOCH, MAX_CHANGES_OF_RECORD);
  }

  /** The last changes of each setting since a time. One query, because a cause may have changed thousands of settings. */
  private async lastOfEach(
    frameId: string,
    records: readonly FrameRecordRef[],
    time: Date,
  ): Promise<readonly Effect[]> {
    if (records.length === 0) return [];
    const { database, model } = this.deps;
    const ofKinds = [...Map.groupBy(records, ({ kind }) => kind)].map(([kind, own]) => ({
      kind,
      record_id: { $in: own.map(({ id }) => id) },
    }));
    const last = { n: MAX_CHANGES_SINCE, sortBy: { happened_at: -1, _id: -1 }, output: '$$ROOT' } as const;
    const found = await database.withoutTransaction(() =>
      model
        .aggregate<{ readonly last: readonly EffectDocument[] }>([
          { $match: { frame_id: frameId, happened_at: { $gte: time }, $or: ofKinds } },
          { $group: { _id: { kind: '$kind', record_id: '$record_id' }, last: { $topN: last } } },
        ])
        .allowDiskUse(true),
    );
    return found.flatMap((setting) => setting.last.map(toEffect));
  }

  /** The last changes of a setting since a time, oldest first. */
  private async last(
    frameId: string,
    { kind, id }: Pick<RecordRef, 'kind' | 'id'>,
    time: Date,
    limit: number,
  ): Promise<readonly Effect[]> {
    const { database, model } = this.deps;
    const documents = await database.withoutTransaction(() =>
      model
        .find({ frame_id: frameId, kind: kind as FrameRecordRef['kind'], record_id: id, happened_at: { $gte: time } })
        .sort({ happened_at: -1, _id: -1 })
        .limit(limit)
        .lean<EffectDocument[]>(),
    );
    return documents.map(toEffect).toReversed();
  }

  private async find(filter: Record<string, unknown>): Promise<readonly Effect[]> {
    const { database, model } = this.deps;
    const documents = await database.withoutTransaction(() =>
      model
        .find(filter)
        .sort({ happened_at: 1, _id: 1 })
        .limit(MAX_EFFECTS + 1)
        .lean<EffectDocument[]>(),
    );
    return documents.map(toEffect);
  }
}

function toEffect({ _id, frame_id: _, actor, changes, ...row }: EffectDocument): Effect {
  const parsed = { actor: JSON.parse(actor) as Actor, changes: JSON.parse(changes) as FieldChange[] };
  return effectOfRecord({ ...row, ...parsed, id: _id });
}
