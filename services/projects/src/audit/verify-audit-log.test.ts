import type { AuditEntry } from '@trackway/contracts';
import { newId } from '@trackway/runtime';
import { hashOf } from './audit-chain';
import { anEntry } from './audit-store.contract';
import { FakeAuditStore } from './fake-audit-store';
import { makeVerifyAuditLog } from './verify-audit-log';

const caller = { frameId: newId() };

async function aLog(count: number) {
  const audit = new FakeAuditStore();
  await audit.add(
    caller.frameId,
    Array.from({ length: count }, () => anEntry()),
  );
  const entries = audit.frames.get(caller.frameId) ?? [];
  return { entries, verify: makeVerifyAuditLog({ audit }, { maxEntries: 1_200 }) };
}

describe('the verification of an audit log', () => {
  it('confirms a log that was not changed', async () => {
    const { verify, entries } = await aLog(3);

    const head = { sequence: 3, hash: entries[2]?.hash };
    const expected = { isValid: true, isComplete: true, checked: 3, last: head, broken: null };
    expect(await verify(caller)).toMatchObject(expected);
    expect(await verify({ frameId: newId() })).toMatchObject({ isValid: true, checked: 0 });
  });

  it('continues a long log after the last entry', async () => {
    const { verify } = await aLog(1_500);

    const first = await verify(caller);
    expect(first).toMatchObject({ isValid: true, isComplete: false, checked: 1_200, last: { sequence: 1_200 } });
    expect(await verify(caller, first.last.sequence)).toMatchObject({ isComplete: true, checked: 300 });
    expect(await verify(caller, 9_999)).toMatchObject({ isValid: true, checked: 0 });
  });

  it.each<[string, (entries: AuditEntry[]) => void, number, string]>([
    ['a changed value', ([, entry]) => Object.assign(entry ?? {}, { action: 'webhook.updated' }), 2, 'changed'],
    ['a changed hash', ([, entry]) => Object.assign(entry ?? {}, { hash: '0'.repeat(64) }), 2, 'changed'],
    ['a removed entry', (entries) => entries.splice(1, 1), 2, 'missing'],
    ['a removed first entry', (entries) => entries.splice(0, 1), 1, 'missing'],
    [
      'a changed entry with a recomputed hash',
      ([, entry]) => {
        if (!entry) return;
        Object.assign(entry, { action: 'x' });
        Object.assign(entry, { hash: hashOf(entry) });
      },
      3,
      'unlinked',
    ],
  ])('finds %s', async (_, tamper, sequence, reason) => {
    const { verify, entries } = await aLog(4);
    tamper(entries);

    expect(await verify(caller)).toMatchObject({ isValid: false, isComplete: true, broken: { sequence, reason } });
  });

  it('finds removed entries at the end, and a replaced end', async () => {
    const { verify, entries } = await aLog(4);
    const [last] = entries.splice(3);

    expect((await verify(caller)).broken).toEqual({ sequence: 4, id: null, reason: 'missing' });
    const replaced = { ...anEntry(), sequence: 4, previous_hash: last?.previous_hash ?? '' };
    entries.push({ ...replaced, hash: hashOf(replaced) });
    expect((await verify(caller)).broken).toMatchObject({ sequence: 4, reason: 'changed' });
  });
});
