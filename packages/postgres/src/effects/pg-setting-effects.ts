import { MAX_CHANGES_OF_RECORD, MAX_CHANGES_SINCE, type SettingEffects } from '@trackway/application';
import { type Effect, type FrameRecordRef, oldestFirst, type RecordRef } from '@trackway/contracts';
import { effectOfRecord, type RecordEffectRow } from '@trackway/messaging';
import type { Queryable } from '../queries/queryable';
import { sql } from '../queries/sql';
import type { Database } from '../transactions/database';
import { PgRecordEffects } from './pg-record-effects';

interface Options {
  /** A table of recorded changes, which may also have records of other kinds. */
  readonly table: string;
  readonly kinds: readonly FrameRecordRef['kind'][];
  /** What the settings are used for since a time, as changes of them. */
  readonly usesSince?: (
    db: Queryable,
    frameId: string,
    records: readonly FrameRecordRef[],
    time: Date,
  ) => Promise<readonly Effect[]>;
}

/** The recorded changes of settings in a table of their service. */
export class PgSettingEffects implements SettingEffects {
  constructor(
    private readonly database: Database,
    private readonly options: Options,
  ) {}

  causedBy(frameId: string, causeIds: readonly string[]): Promise<readonly Effect[]> {
    const ofKinds = sql`kind = ANY(${this.options.kinds}::text[])`;
    return this.read(frameId, (effects) => effects.causedBy(frameId, causeIds, ofKinds));
  }

  async since(frameId: string, records: readonly FrameRecordRef[], time: Date): Promise<readonly Effect[]> {
    const changes = await this.read(frameId, (effects) => effects.since(frameId, records, time, MAX_CHANGES_SINCE));
    const { usesSince } = this.options;
    if (!usesSince) return changes;
    const uses = await this.database.inFrame(frameId, (db) => usesSince(db, frameId, records, time));
    return [...changes, ...uses].toSorted(oldestFirst);
  }

  ofRecord(frameId: string, record: Pick<RecordRef, 'kind' | 'id'>): Promise<readonly Effect[]> {
    return this.read(frameId, (effects) => effects.since(frameId, [record], new Date(0), MAX_CHANGES_OF_RECORD));
  }

  private async read(
    frameId: string,
    find: (effects: PgRecordEffects) => Promise<readonly RecordEffectRow[]>,
  ): Promise<readonly Effect[]> {
    const { table, kinds } = this.options;
    const rows = await this.database.inFrame(frameId, (db) => find(new PgRecordEffects(db, table)));
    return rows.filter(({ kind }) => kinds.includes(kind)).map(effectOfRecord);
  }
}
