import type { Search, SearchModel } from '@trackway/filters';
import { filterSql, filtersSql, groupSql } from '@trackway/filters';
import { type Database, joinSql, sql, trustedSql } from '@trackway/postgres';
import type { Evaluation, FilterEvaluator } from '../filter-evaluator';
import { comparedValueSql, comparedValuesOfGroupSql } from './compared-value-sql';

type Conditions = Pick<Search, 'filters' | 'groups'>;

interface EvaluationRow {
  id: string;
  matches: boolean | null;
  each: (boolean | null)[];
  compared: unknown[];
}

/** Runs under row-level security. Records are found by their keys, so filters need no index. */
export class PgFilterEvaluator implements FilterEvaluator {
  constructor(private readonly database: Database) {}

  async evaluate(model: SearchModel, frameId: string, ids: readonly string[], { filters, groups }: Conditions) {
    const each = joinSql(
      [...filters.map((filter) => filterSql(frameId, filter)), ...groups.map((group) => groupSql(frameId, group))],
      ', ',
    );
    const compared = joinSql(
      [
        ...filters.map((filter) => comparedValueSql(frameId, filter)),
        ...groups.map((group) => comparedValuesOfGroupSql(frameId, group)),
      ],
      ', ',
    );
    const { rows } = await this.database.inFrame(frameId, (transaction) =>
      transaction.query<EvaluationRow>(sql`
        SELECT t.id, ${filtersSql(frameId, filters, groups) ?? trustedSql('true')} AS matches, ARRAY[${each}]::boolean[] AS each,
          jsonb_build_array(${compared}) AS compared
        FROM ${trustedSql(model.table)} t
        WHERE t.frame_id = ${frameId} AND t.id = ANY(${ids}::uuid[]) AND t.deleted_at IS NULL`),
    );
    return rows.map((row) => toEvaluation(row));
  }
}

function toEvaluation({ id, matches, each, compared }: EvaluationRow): Evaluation {
  return {
    id,
    matches: matches === true,
    filters: each.map((one, index) => ({ matches: one === true, compared: compared[index] })),
  };
}
