import type { Page } from '@trackway/application';
import {
  type Database,
  PgOutbox,
  preparedSql,
  sql,
  storedJson,
  type Transaction,
  trustedSql,
} from '@trackway/postgres';
import { appendToChain, CHAIN_START, type ChainPosition, type UnchainedEntry } from './audit-chain';
import { entryRecordedEvent } from './audit-events';
import { type ChainedRow, type LineRow, lineColumns, toEntry, toLineRow, toUnchained } from './audit-row';
import type { AuditFilter, AuditStore, Chain } from './audit-store';
import { auditConditions } from './lines-where';
import type { ChainLink } from './verify-chain';

/** Lines of an earlier release that one transaction adds to the chain. */
const MAX_ADOPTED = 1_000;

const LINE_COLUMNS = trustedSql(lineColumns.join(', '));
const LINK_COLUMNS = sql`sequence, encode(previous_hash, 'hex') AS previous_hash, encode(hash, 'hex') AS hash`;
const COLUMNS_OF_L = trustedSql(lineColumns.map((name) => `l.${name}`).join(', '));

/**
 * Lines and their places in the chain are only inserted. The row of the head is locked, so that concurrent consumers
 * append to the chain one after the other.
 */
export class PgAuditStore implements AuditStore {
  constructor(
    private readonly database: Database,
    private readonly wakeRelay: () => void,
  ) {}

  async add(frameId: string, entries: readonly UnchainedEntry[]): Promise<void> {
    await this.database.inFrame(frameId, async (transaction) => {
      const head = await lockHead(transaction, frameId);
      const adopted = await unchainedLines(transaction, frameId);
      const added = await insertNew(transaction, frameId, entries);
      await this.append(transaction, frameId, head, [...adopted, ...added]);
    });
  }

  async page(frameId: string, filter: AuditFilter, { page, perPage }: Page) {
    await this.adoptLines(frameId);
    const where = auditConditions(frameId, filter);
    const order = filter.after === undefined ? sql`happened_at DESC, id DESC` : sql`sequence`;
    return this.database.inFrame(frameId, async (transaction) => {
      // One statement, so that the page and the total are consistent.
      const { rows } = await transaction.query<ChainedRow & { total: number; is_line: boolean }>(sql`
        WITH line AS (
          SELECT ${LINE_COLUMNS}, ${LINK_COLUMNS}, redacted_at, row_number() OVER (ORDER BY ${order}) AS place
          FROM audit_lines JOIN audit_chain USING (frame_id, id) LEFT JOIN audit_redactions USING (frame_id, id)
          WHERE ${where} ORDER BY ${order} LIMIT ${perPage} OFFSET ${(page - 1) * perPage}
        )
        SELECT counted.total, line.id IS NOT NULL AS is_line, line.*
        FROM (SELECT count(*) AS total FROM audit_lines JOIN audit_chain USING (frame_id, id) WHERE ${where}) counted
          LEFT JOIN line ON true
        ORDER BY line.place`);
      return { entries: rows.filter((row) => row.is_line).map(toEntry), total: rows[0]?.total ?? 0 };
    });
  }

  async chain(frameId: string): Promise<Chain> {
    await this.adoptLines(frameId);
    return this.database.inFrame(frameId, async (transaction) => {
      const { rows } = await transaction.query<HeadRow>(sql`
        SELECT sequence, encode(hash, 'hex') AS hash, anchor_sequence, encode(anchor_hash, 'hex') AS anchor_hash
        FROM audit_heads WHERE frame_id = ${frameId}`);
      const { rows: unlinked } = await transaction.query<{ id: string }>(sql`
        SELECT id FROM audit_lines l WHERE frame_id = ${frameId} AND NOT EXISTS (
          SELECT 1 FROM audit_chain c WHERE c.frame_id = l.frame_id AND c.id = l.id)
        ORDER BY happened_at, id LIMIT 1`);
      const [row] = rows;
      return {
        head: row ? { sequence: Number(row.sequence), hash: row.hash } : CHAIN_START,
        anchor: row ? { sequence: Number(row.anchor_sequence), hash: row.anchor_hash } : CHAIN_START,
        unlinkedId: unlinked[0]?.id ?? null,
      };
    });
  }

  async links(frameId: string, after: number, limit: number): Promise<readonly ChainLink[]> {
    return this.database.inFrame(frameId, async (transaction) => {
      const { rows } = await transaction.query<ChainedRow & { link_id: string; is_line: boolean }>(sql`
        SELECT c.id AS link_id, ${LINK_COLUMNS}, l.id IS NOT NULL AS is_line, r.redacted_at, ${COLUMNS_OF_L}
        FROM audit_chain c LEFT JOIN audit_lines l ON l.frame_id = c.frame_id AND l.id = c.id
          LEFT JOIN audit_redactions r ON r.frame_id = c.frame_id AND r.id = c.id
        WHERE c.frame_id = ${frameId} AND c.sequence > ${after} ORDER BY c.sequence LIMIT ${limit}`);
      return rows.map((row) => ({
        id: row.link_id,
        sequence: Number(row.sequence),
        hash: row.hash,
        previousHash: row.previous_hash,
        isRedacted: row.redacted_at !== null,
        entry: row.is_line ? toEntry(row) : undefined,
      }));
    });
  }

  /** Adds the lines of an earlier release to the chain. */
  private async adoptLines(frameId: string): Promise<void> {
    for (;;) {
      const count = await this.database.inFrame(frameId, async (transaction) => {
        if ((await unchainedLines(transaction, frameId)).length === 0) return 0;
        const head = await lockHead(transaction, frameId);
        // Read again under the lock.
        const lines = await unchainedLines(transaction, frameId);
        await this.append(transaction, frameId, head, lines);
        return lines.length;
      });
      if (count === 0) return;
    }
  }

  private async append(
    transaction: Transaction,
    frameId: string,
    head: ChainPosition,
    lines: readonly UnchainedEntry[],
  ): Promise<void> {
    const entries = appendToChain(head, lines);
    const last = entries.at(-1);
    if (!last) return;
    const links = entries.map(({ sequence, id, previous_hash, hash }) => ({ sequence, id, previous_hash, hash }));
    await transaction.query(preparedSql`
      INSERT INTO audit_chain (frame_id, sequence, id, previous_hash, hash)
      SELECT ${frameId}, sequence, id, decode(previous_hash, 'hex'), decode(hash, 'hex')
      FROM jsonb_to_recordset(${JSON.stringify(links)}::jsonb) AS link (sequence bigint, id uuid, previous_hash text, hash text)`);
    await transaction.query(preparedSql`
      UPDATE audit_heads SET sequence = ${last.sequence}, hash = decode(${last.hash}, 'hex') WHERE frame_id = ${frameId}`);
    const outbox = new PgOutbox(transaction, this.wakeRelay);
    await outbox.add(...entries.map((entry) => entryRecordedEvent(frameId, entry)));
  }
}

interface HeadRow {
  readonly sequence: string | number;
  readonly hash: string;
  readonly anchor_sequence: string | number;
  readonly anchor_hash: string;
}

async function lockHead(transaction: Transaction, frameId: string): Promise<ChainPosition> {
  await transaction.query(preparedSql`
    INSERT INTO audit_heads (frame_id, sequence, hash, anchor_hash)
    VALUES (${frameId}, ${CHAIN_START.sequence}, decode(${CHAIN_START.hash}, 'hex'), decode(${CHAIN_START.hash}, 'hex'))
    ON CONFLICT DO NOTHING`);
  const { rows } = await transaction.query<HeadRow>(
    preparedSql`SELECT sequence, encode(hash, 'hex') AS hash FROM audit_heads WHERE frame_id = ${frameId} FOR UPDATE`,
  );
  const [row] = rows;
  if (!row) throw new Error('The head of the audit log was removed while it was locked.');
  return { sequence: Number(row.sequence), hash: row.hash };
}

/** Lines that an earlier release has stored, without those that are in the chain already. */
async function unchainedLines(transaction: Transaction, frameId: string): Promise<UnchainedEntry[]> {
  const { rows } = await transaction.query<LineRow>(preparedSql`
    SELECT ${LINE_COLUMNS} FROM audit_lines l WHERE frame_id = ${frameId} AND NOT chained AND NOT EXISTS (
      SELECT 1 FROM audit_chain c WHERE c.frame_id = l.frame_id AND c.id = l.id)
    ORDER BY happened_at, id LIMIT ${MAX_ADOPTED}`);
  return rows.map(toUnchained);
}

/** Inserts the lines and returns those that were not stored before, as they are stored. */
async function insertNew(
  transaction: Transaction,
  frameId: string,
  entries: readonly UnchainedEntry[],
): Promise<UnchainedEntry[]> {
  const rows = storedJson(entries.map(toLineRow));
  const { rows: inserted } = await transaction.query<{ id: string }>(preparedSql`
    INSERT INTO audit_lines (frame_id, chained, ${LINE_COLUMNS})
    SELECT ${frameId}, true, ${LINE_COLUMNS}
    FROM jsonb_to_recordset(${rows}::jsonb) AS line (id uuid, action text, subject_kind text, subject_id text,
      subject_name text, actor jsonb, changes jsonb, details jsonb, source text, correlation_id text, causation_id text,
      request_id text, token_id uuid, happened_at timestamptz)
    ON CONFLICT DO NOTHING RETURNING id`);
  const isNew = new Set(inserted.map(({ id }) => id));
  const stored: LineRow[] = JSON.parse(rows);
  return stored.filter(({ id }) => isNew.delete(id)).map(toUnchained);
}
