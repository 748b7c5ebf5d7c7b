import type { AuditLine } from './generated/schemas';

/** Place of an entry in the audit log. */
export interface AuditPosition {
  readonly sequence: number;
  readonly hash: string;
}

/** The place before the first entry of a frame. */
export const AUDIT_LOG_START: AuditPosition = { sequence: 0, hash: '0'.repeat(64) };

export interface AuditLogVerification {
  /** Number of verified entries. */
  readonly checked: number;
  /** How many of them lack erased personal data, so that only their places were verified. */
  readonly redacted: number;
  /** The last entry that was verified. */
  readonly last: AuditPosition;
  /** The first wrong entry. */
  readonly broken?: { readonly sequence: number; readonly reason: 'changed' | 'missing' | 'unlinked' };
}

/** Members that are not part of the hash. All others are, in the order of the canonical form. */
const NOT_HASHED: ReadonlySet<string> = new Set(['hash', 'redacted_at']);

/**
 * Recomputes the hashes of entries in the order of their sequence numbers, without asking the API. Stops at the first
 * wrong entry. `after` is the place of the entry before the first one: `AUDIT_LOG_START`, the anchor of a log with
 * limited retention, or the last place of an earlier verification.
 */
export async function verifyAuditLog(
  entries: AsyncIterable<AuditLine> | Iterable<AuditLine>,
  after: AuditPosition = AUDIT_LOG_START,
): Promise<AuditLogVerification> {
  let last = after;
  let [checked, redacted] = [0, 0];
  for await (const entry of entries) {
    const sequence = last.sequence + 1;
    const isRedacted = typeof entry.redacted_at === 'string';
    const broken = (reason: 'changed' | 'missing' | 'unlinked') => ({
      checked,
      redacted,
      last,
      broken: { sequence, reason },
    });
    if (entry.sequence !== sequence) return broken('missing');
    if (entry.previous_hash !== last.hash) return broken('unlinked');
    if (!isRedacted && (await hashOfAuditEntry(entry)) !== entry.hash) return broken('changed');
    last = { sequence, hash: entry.hash };
    checked += 1;
    if (isRedacted) redacted += 1;
  }
  return { checked, redacted, last };
}

/** SHA-256 of the canonical JSON (RFC 8785) of an entry without `hash` and `redacted_at`, in hexadecimal. */
export async function hashOfAuditEntry(entry: Omit<AuditLine, 'hash'>): Promise<string> {
  const hashed = Object.fromEntries(Object.entries(entry).filter(([name]) => !NOT_HASHED.has(name)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(canonicalJson(hashed)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    // By UTF-16 code units.
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`);
  return `{${members.join(',')}}`;
}
