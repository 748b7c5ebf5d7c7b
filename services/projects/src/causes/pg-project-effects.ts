import type { FoundEffects } from '@trackway/contracts';
import { type Database, type EffectRow, PgEffects } from '@trackway/postgres';
import { toDirectoryEffect } from './directory-effect';
import { PgDirectoryEffects } from './pg-directory-effects';
import { toEffect } from './project-effect';

/** Entries of services that are asked for these effects, because their history entries arrive later. */
function isAsked({ source, action }: EffectRow): boolean {
  return source === 'funnels' || (source === 'forms' && action === 'form.answered');
}

/** Effects on projects, tasks and the directory, and history entries of services without undoable records. */
export class PgProjectEffects {
  constructor(private readonly database: Database) {}

  async list(frameId: string, causeIds: readonly string[]): Promise<FoundEffects> {
    const [lines, rows] = await this.database.inFrame(frameId, async (transaction) => [
      await new PgEffects(transaction, 'history_lines').causedBy(frameId, causeIds),
      await new PgDirectoryEffects(transaction).causedBy(frameId, causeIds),
    ]);
    const ofProjects = lines.filter((line) => !isAsked(line)).map(toEffect);
    return { effects: [...ofProjects, ...rows.map(toDirectoryEffect)], isPending: false };
  }
}
