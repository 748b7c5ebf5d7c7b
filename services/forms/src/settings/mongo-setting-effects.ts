import type { SettingEffects } from '@trackway/application';
import {
  type Actor,
  type Effect,
  type FieldChange,
  type FrameRecordRef,
  MAX_EFFECTS,
  oldestFirst,
  type RecordRef,
} from '@trackway/contracts';
import { effectOfRecord, type RecordEffectRow } from '@trackway/messaging';
import { defineModel, type MongoDatabase } from '@trackway/mongo';
import type { ClientSession, Connection, Model } from 'mongoose';

/** A recorded change of a form or theme. Actor and changes are JSON, because fields of forms have any keys. */
export interface EffectDocument {
  readonly _id: string;
  readonly frame_id: string;
  readonly kind: FrameRecordRef['kind'];
  readonly record_id: string;
  readonly label: string;
  readonly action: string;
  readonly actor: string;
  readonly changes: string;
  readonly correlation_id: string;
  readonly causation_id: string | null;
  readonly request_id: string | null;
  readonly happened_at: Date;
}

const text = { type: String, required: true };
const anyText = { type: String, default: null };

/** Call once for each connection. */
export function settingEffectModel(connection: Connection): Model<EffectDocument> {
  return defineModel<EffectDocument>(connection, {
    name: 'SettingEffect',
    collection: 'setting_effects',
    fields: {
      _id: text,
      frame_id: text,
      kind: text,
      record_id: text,
      label: { type: String },
      action: text,
      actor: text,
      changes: text,
      correlation_id: text,
      causation_id: anyText,
      request_id: anyText,
      happened_at: { type: Date, required: true },
    },
  });
}

/** Stores recorded changes in the transaction of the change. */
export class MongoEffectWriter {
  constructor(
    private readonly model: Model<EffectDocument>,
    private readonly session: ClientSession,
  ) {}

  async add(frameId: string, rows: readonly RecordEffectRow[]): Promise<void> {
    if (rows.length === 0) return;
    const documents = rows.map(({ id, actor, changes, ...row }) => ({
      ...row,
      _id: id,
      frame_id: frameId,
      actor: JSON.stringify(actor),
      changes: JSON.stringify(changes),
    }));
    await this.model.insertMany(documents, { session: this.session });
  }
}

interface Deps {
  readonly database: MongoDatabase;
  readonly model: Model<EffectDocument>;
  /** The answers to forms since a time, as changes of the forms. */
  readonly usesSince: (frameId: string, formIds: readonly number[], time: Date) => Promise<readonly Effect[]>;
}

/** The recorded changes of forms and themes. */
export class MongoSettingEffects implements SettingEffects {
  constructor(private readonly deps: Deps) {}

  async causedBy(frameId: string, causeIds: readonly string[]): Promise<readonly Effect[]> {
    const among = { $in: [...causeIds] };
    // One query for each name, because each uses its own index.
    const names = ['_id', 'correlation_id', 'causation_id', 'request_id'];
    const found = await Promise.all(names.map((name) => this.find({ frame_id: frameId, [name]: among })));
    const byId = new Map(found.flat().map((effect) => [effect.id, effect]));
    return [...byId.values()].toSorted(oldestFirst);
  }

  async since(frameId: string, records: readonly FrameRecordRef[], time: Date): Promise<readonly Effect[]> {
    const wanted = records.map(({ kind, id }) => ({ kind, record_id: id }));
    const changes = await this.find({ frame_id: frameId, $or: wanted, happened_at: { $gte: time } });
    const formIds = records.flatMap(({ kind, id }) => (kind === 'form' ? [Number(id)] : []));
    if (formIds.length === 0) return changes;
    return [...changes, ...(await this.deps.usesSince(frameId, formIds, time))];
  }

  ofRecord(frameId: string, { kind, id }: Pick<RecordRef, 'kind' | 'id'>): Promise<readonly Effect[]> {
    return this.find({ frame_id: frameId, kind, record_id: id });
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
