import type { AuditLine } from './generated/schemas';
import { AUDIT_LOG_START, hashOfAuditEntry, verifyAuditLog } from './verify-audit-log';

function anEntry(fields: Partial<AuditLine> = {}): AuditLine {
  return {
    id: '01a20903-0000-7000-8000-000000000001',
    sequence: 1,
    action: 'tag.created',
    subject: { kind: 'tag', id: '01a20903-0000-7000-8000-000000000002', name: 'Größe' },
    actor: { kind: 'user', id: '01a20903-0000-7000-8000-000000000003', name: null },
    changes: [{ field: 'name', from: null, to: 'Größe' }],
    details: { 9: 1e21, 10: 0.1 },
    source: 'projects',
    correlation_id: 'c-1',
    causation_id: null,
    request_id: 'r-1',
    token_id: null,
    happened_at: '2026-01-01T00:00:00.000Z',
    previous_hash: AUDIT_LOG_START.hash,
    hash: '',
    redacted_at: null,
    ...fields,
  };
}

async function aLog(count: number): Promise<AuditLine[]> {
  const entries: AuditLine[] = [];
  for (let sequence = 1; sequence <= count; sequence += 1) {
    const previous = entries.at(-1)?.hash ?? AUDIT_LOG_START.hash;
    const entry = anEntry({ sequence, previous_hash: previous });
    entries.push({ ...entry, hash: await hashOfAuditEntry(entry) });
  }
  return entries;
}

describe('the offline verification of an audit log', () => {
  it('uses the documented canonical form', async () => {
    // Computed with sha256sum from the canonical JSON in docs/how-to/audit-log.md.
    expect(await hashOfAuditEntry(anEntry())).toBe('9a9b7b784778e7aa2c6b7c1975d3ec1f4de433271e0a978b9c9a1fcf85c647f6');
  });

  it('confirms a log, from its start or after an entry', async () => {
    const entries = await aLog(3);
    const last = { sequence: 3, hash: entries[2]?.hash };

    expect(await verifyAuditLog(entries)).toEqual({ checked: 3, redacted: 0, last });
    const [first] = await Promise.all([verifyAuditLog(entries.slice(0, 1))]);
    expect(await verifyAuditLog(entries.slice(1), first.last)).toMatchObject({ checked: 2, last });
  });

  it.each<[string, (entries: AuditLine[]) => void, object]>([
    ['a changed entry', ([, entry]) => Object.assign(entry ?? {}, { action: 'x' }), { sequence: 2, reason: 'changed' }],
    ['a missing entry', (entries) => entries.splice(1, 1), { sequence: 2, reason: 'missing' }],
    [
      'an entry of another log',
      ([, entry]) => Object.assign(entry ?? {}, { previous_hash: 'f'.repeat(64) }),
      { sequence: 2, reason: 'unlinked' },
    ],
  ])('finds %s', async (_, tamper, broken) => {
    const entries = await aLog(3);
    tamper(entries);

    expect(await verifyAuditLog(entries)).toMatchObject({ checked: 1, broken });
  });

  it('verifies only the place of an entry from which personal data was erased', async () => {
    const entries = await aLog(2);
    Object.assign(entries[0] ?? {}, { actor: { kind: 'user', id: 'x', name: 'erased' }, redacted_at: '2026-02-01' });

    expect(await verifyAuditLog(entries)).toMatchObject({ checked: 2, redacted: 1 });
  });
});
