import { type Database, joinSql, sql, trustedSql } from '@trackway/postgres';
import type { Evaluation, FilterEvaluator } from './filter-evaluator';
import { filterSql, filtersSql } from './pg-filters';
import { seenSql } from './pg-seen';
import type { SearchModel } from './search-field';
import type { Filter } from './search-request';

interface EvaluationRow {
  id: string;
  matches: boolean | null;
  each: (boolean | null)[];
  seen: unknown[];
}

/** Behind the wall of the frame: the things are found by their keys, so that the filters need no index. */
export class PgFilterEvaluator implements FilterEvaluator {
  constructor(private readonly database: Database) {}

  async evaluate(model: SearchModel, frameId: string, ids: readonly string[], filters: readonly Filter[]) {
    const each = joinSql(filters.map(filterSql), ', ');
    const seen = joinSql(filters.map(seenSql), ', ');
    const { rows } = await this.database.inFrame(frameId, (transaction) =>
      transaction.query<EvaluationRow>(sql`
        SELECT t.id, ${filtersSql(filters) ?? trustedSql('true')} AS matches, ARRAY[${each}]::boolean[] AS each,
          jsonb_build_array(${seen}) AS seen
        FROM ${trustedSql(model.table)} t
        WHERE t.frame_id = ${frameId} AND t.id = ANY(${ids}::uuid[]) AND t.deleted_at IS NULL`),
    );
    return rows.map((row) => toEvaluation(row, filters));
  }
}

function toEvaluation({ id, matches, each, seen }: EvaluationRow, filters: readonly Filter[]): Evaluation {
  return {
    id,
    matches: matches === true,
    filters: filters.map(({ field }, index) => ({
      matches: each[index] === true,
      seen: field.valueType === 'time' ? printTimes(seen[index]) : seen[index],
    })),
  };
}

/** Times are printed as everywhere in the API. */
function printTimes(seen: unknown): unknown {
  if (Array.isArray(seen)) return seen.map(printTimes);
  return typeof seen === 'string' ? new Date(seen).toISOString() : seen;
}
