import type { Actor, AuditSubject, FieldChange } from '@trackway/contracts';
import type { UnchainedEntry } from './audit-chain';
import type { StoredEntry } from './audit-store';

/** A row of `audit_lines`, from the database or as JSON. */
export interface LineRow {
  readonly id: string;
  readonly action: string;
  readonly subject_kind: AuditSubject['kind'];
  readonly subject_id: string;
  readonly subject_name: string | null;
  readonly actor: Actor;
  readonly changes: FieldChange[];
  readonly details: Record<string, unknown>;
  readonly source: string;
  readonly correlation_id: string;
  readonly causation_id: string | null;
  readonly request_id: string | null;
  readonly token_id: string | null;
  readonly happened_at: Date | string;
}

export const lineColumns = [
  'id',
  'action',
  'subject_kind',
  'subject_id',
  'subject_name',
  'actor',
  'changes',
  'details',
  'source',
  'correlation_id',
  'causation_id',
  'request_id',
  'token_id',
  'happened_at',
] as const satisfies readonly (keyof LineRow)[];

/** With the place in the chain. */
export interface ChainedRow extends LineRow {
  readonly sequence: string | number;
  readonly previous_hash: string;
  readonly hash: string;
  readonly redacted_at: Date | null;
}

export function toLineRow({ subject, ...entry }: UnchainedEntry): LineRow {
  return { ...entry, subject_kind: subject.kind, subject_id: subject.id, subject_name: subject.name };
}

export function toUnchained(row: LineRow): UnchainedEntry {
  return {
    id: row.id,
    action: row.action,
    subject: { kind: row.subject_kind, id: row.subject_id, name: row.subject_name },
    actor: row.actor,
    changes: row.changes,
    details: row.details,
    source: row.source,
    correlation_id: row.correlation_id,
    causation_id: row.causation_id,
    request_id: row.request_id,
    token_id: row.token_id,
    happened_at: new Date(row.happened_at).toISOString(),
  };
}

export function toEntry(row: ChainedRow): StoredEntry {
  const place = { sequence: Number(row.sequence), previous_hash: row.previous_hash, hash: row.hash };
  return { ...toUnchained(row), ...place, redacted_at: row.redacted_at?.toISOString() ?? null };
}
