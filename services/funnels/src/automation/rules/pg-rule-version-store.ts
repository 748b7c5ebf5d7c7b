import type { Page } from '@trackway/application';
import { type Queryable, sql, storedJson, trustedSql } from '@trackway/postgres';
import type { Owner } from '../../shared/owner';
import type { Rule } from './rule';
import { definitionOf, type RuleVersion, type VersionChange } from './rule-version';
import type { RuleVersionStore } from './rule-version-store';

/** Versions of each rule. */
const MAX_VERSIONS = 200;

interface VersionRow {
  version: number;
  change: VersionChange;
  definition: RuleVersion['definition'];
  author: Owner;
  owner: Owner;
  created_at: Date;
}

const COLUMNS = trustedSql('v.version, v.change, v.definition, v.author, v.owner, v.created_at');

export class PgRuleVersionStore implements RuleVersionStore {
  constructor(private readonly db: Queryable) {}

  async add(frameId: string, rule: Rule, { change, author }: Parameters<RuleVersionStore['add']>[2]): Promise<void> {
    await this.db.query(sql`
      INSERT INTO rule_versions (frame_id, rule_id, version, change, definition, author, owner, created_at)
      VALUES (${frameId}, ${rule.id}, ${rule.version}, ${change}, ${storedJson(definitionOf(rule))},
        ${storedJson(author)}, ${storedJson(rule.owner)}, ${rule.updatedAt})
      ON CONFLICT ON CONSTRAINT rule_versions_pkey DO NOTHING`);
    await this.db.query(sql`
      DELETE FROM rule_versions v
      WHERE v.frame_id = ${frameId} AND v.rule_id = ${rule.id} AND v.version <= ${rule.version - MAX_VERSIONS}
        AND NOT EXISTS (
          SELECT 1 FROM rule_runs x WHERE x.frame_id = v.frame_id AND x.rule_id = v.rule_id
            AND x.rule_version = v.version AND x.finished_at IS NULL)`);
  }

  async find(frameId: string, ruleId: string, version: number): Promise<RuleVersion | undefined> {
    const { rows } = await this.db.query<VersionRow>(sql`
      SELECT ${COLUMNS} FROM rule_versions v
      WHERE v.frame_id = ${frameId} AND v.rule_id = ${ruleId} AND v.version = ${version}`);
    return rows[0] && toVersion(rows[0]);
  }

  async atOrBefore(frameId: string, ruleId: string, version: number): Promise<RuleVersion | undefined> {
    const { rows } = await this.db.query<VersionRow>(sql`
      SELECT ${COLUMNS} FROM rule_versions v
      WHERE v.frame_id = ${frameId} AND v.rule_id = ${ruleId} AND v.version <= ${version}
      ORDER BY v.version DESC LIMIT 1`);
    return rows[0] && toVersion(rows[0]);
  }

  async page(frameId: string, ruleId: string, { page, perPage }: Page) {
    const { rows } = await this.db.query<VersionRow>(sql`
      SELECT ${COLUMNS} FROM rule_versions v WHERE v.frame_id = ${frameId} AND v.rule_id = ${ruleId}
      ORDER BY v.version DESC LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`);
    const counted = await this.db.query<{ total: number }>(
      sql`SELECT count(*) AS total FROM rule_versions WHERE frame_id = ${frameId} AND rule_id = ${ruleId}`,
    );
    return { versions: rows.map(toVersion), total: counted.rows[0]?.total ?? 0 };
  }
}

function toVersion({ created_at: createdAt, ...row }: VersionRow): RuleVersion {
  return { ...row, createdAt };
}
