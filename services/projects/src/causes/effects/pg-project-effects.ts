import {
  directoryKinds,
  type Effect,
  type EffectPart,
  type FoundEffects,
  type FrameRecordRef,
} from '@trackway/contracts';
import { type Database, type EffectRow, PgEffects, PgRecordEffects, type Queryable, sql } from '@trackway/postgres';
import { DIRECTORY_EFFECTS, isDirectoryKind, toDirectoryEffect } from './directory-effect';
import { importedRecords, lacksHistoryEntries } from './pg-imported-records';
import { replaceListNames } from './pg-named-labels';
import { toEffect } from './project-effect';

/** The changes of a record that others may have made since a time. The last one counts. */
const CHANGES_SINCE = 100;

/** Whether the effect is read from the service that caused it, because its history entry arrives later. */
function isOfEffectSource({ source, action }: EffectRow): boolean {
  if (source === 'channels') return action.startsWith('conversation.');
  return source === 'funnels' || (source === 'forms' && action === 'form.answered');
}

/** Effects on projects, tasks and the directory, and history entries of services without undoable records. */
export class PgProjectEffects {
  constructor(private readonly database: Database) {}

  async list(frameId: string, causeIds: readonly string[], part?: EffectPart): Promise<FoundEffects> {
    const [lines, rows, imported, isPending] = await this.database.inFrame(frameId, async (transaction) => [
      await replaceListNames(transaction, frameId, await historyLines(transaction, frameId, causeIds, part)),
      await directoryEffects(transaction, frameId, causeIds, part),
      await importedRecords(transaction, frameId, causeIds, part),
      part === undefined && (await lacksHistoryEntries(transaction, frameId, causeIds)),
    ]);
    // Changes of share pages are recorded with the id of their history entry.
    const settings = new Set(rows.filter(({ kind }) => !isDirectoryKind(kind)).map(({ id }) => id));
    const ofProjects = lines.filter((line) => !isOfEffectSource(line) && !settings.has(line.id)).map(toEffect);
    const ofDirectory = rows.filter(({ kind }) => isDirectoryKind(kind)).map(toDirectoryEffect);
    return { effects: [...ofProjects, ...ofDirectory, ...imported], isPending };
  }

  /** The last changes of customers, contacts, groups and tags since a time, oldest first. */
  async changesSince(frameId: string, records: readonly FrameRecordRef[], time: Date): Promise<readonly Effect[]> {
    const wanted = records.filter(({ kind }) => directoryKinds.some((known) => known === kind));
    if (wanted.length === 0) return [];
    const rows = await this.database.inFrame(frameId, (transaction) =>
      new PgRecordEffects(transaction, DIRECTORY_EFFECTS).since(frameId, wanted, time, CHANGES_SINCE),
    );
    return rows.map(toDirectoryEffect);
  }
}

async function historyLines(db: Queryable, frameId: string, causeIds: readonly string[], part?: EffectPart) {
  const lines = new PgEffects(db, 'history_lines');
  if (!part) return await lines.causedBy(frameId, causeIds);
  return part.of === 'projects' ? await lines.ofProjects(frameId, causeIds, part.ids) : [];
}

/** For a part of projects, only the changes of their share pages, which have a history entry, too. */
async function directoryEffects(db: Queryable, frameId: string, causeIds: readonly string[], part?: EffectPart) {
  if (part?.of === 'settings') return [];
  const effects = new PgRecordEffects(db, DIRECTORY_EFFECTS);
  const condition = part ? sql`record_id = ANY(${part.ids}::text[])` : sql`true`;
  return await effects.causedBy(frameId, causeIds, condition);
}
