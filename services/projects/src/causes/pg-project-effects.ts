import type { FoundEffects } from '@trackway/contracts';
import { type Database, type EffectRow, PgEffects } from '@trackway/postgres';
import { toEffect } from './project-effect';

/** Entries of services that are asked for these effects, because their history entries arrive later. */
function isAsked({ source, action }: EffectRow): boolean {
  return source === 'funnels' || (source === 'forms' && action === 'form.answered');
}

/** Effects on projects and tasks, and history entries of services without undoable records. */
export class PgProjectEffects {
  constructor(private readonly database: Database) {}

  async list(frameId: string, causeIds: readonly string[]): Promise<FoundEffects> {
    const rows = await this.database.inFrame(frameId, (transaction) =>
      new PgEffects(transaction, 'history_lines').causedBy(frameId, causeIds),
    );
    return { effects: rows.filter((row) => !isAsked(row)).map(toEffect), isPending: false };
  }
}
