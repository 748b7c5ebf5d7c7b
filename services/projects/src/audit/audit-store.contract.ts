import { newId } from '@trackway/runtime';
import { hashOf, type UnchainedEntry } from './audit-chain';
import type { AuditStore } from './audit-store';

let clock = Date.parse('2026-01-01T00:00:00.000Z');

export function anEntry(fields: Partial<UnchainedEntry> = {}): UnchainedEntry {
  clock += 1_000;
  return {
    id: newId(),
    action: 'webhook.created',
    subject: { kind: 'webhook', id: newId(), name: 'Hook' },
    actor: { kind: 'user', id: newId(), name: 'Ana' },
    changes: [{ field: 'name', from: null, to: 'Hook' }],
    details: { kinds: ['*'] },
    source: 'funnels',
    correlation_id: newId(),
    causation_id: null,
    request_id: newId(),
    token_id: null,
    happened_at: new Date(clock).toISOString(),
    ...fields,
  };
}

const PAGE = { page: 1, perPage: 10 };

/** The behaviour of every store of the audit log. */
export function describeAuditStore(name: string, open: () => AuditStore): void {
  describe(`${name} as a store of the audit log`, () => {
    let store: AuditStore;
    let frameId: string;
    const page = (filter: Parameters<AuditStore['page']>[1] = {}) => store.page(frameId, filter, PAGE);

    beforeEach(() => {
      store = open();
      frameId = newId();
    });

    it('links the entries of a frame in a chain', async () => {
      await store.add(frameId, [anEntry(), anEntry()]);
      await store.add(frameId, [anEntry()]);

      const { entries } = await page({ after: 0 });
      expect(entries.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
      expect(entries.map(({ previous_hash }) => previous_hash)).toEqual([
        '0'.repeat(64),
        entries[0]?.hash,
        entries[1]?.hash,
      ]);
      for (const entry of entries) expect(entry.hash).toBe(hashOf(entry));
      const head = { sequence: 3, hash: entries[2]?.hash };
      expect(await store.chain(frameId)).toMatchObject({ head, anchor: { sequence: 0 }, unlinkedId: null });
    });

    it('stores a repeated entry once', async () => {
      const entry = anEntry();
      await store.add(frameId, [entry, entry]);
      await store.add(frameId, [entry, anEntry()]);

      expect((await page({ after: 0 })).entries.map(({ sequence }) => sequence)).toEqual([1, 2]);
    });

    it('returns the newest entries first, by all filters', async () => {
      const first = anEntry({ action: 'webhook.deleted' });
      const second = anEntry({ causation_id: newId() });
      await store.add(frameId, [first, second]);
      const ids = async (filter: Parameters<AuditStore['page']>[1]) => (await page(filter)).entries.map(({ id }) => id);

      expect(await ids({})).toEqual([second.id, first.id]);
      expect(await ids({ action: 'webhook.deleted' })).toEqual([first.id]);
      expect(await ids({ actorId: second.actor.id })).toEqual([second.id]);
      expect(await ids({ subjectId: first.subject.id, subjectKind: 'webhook' })).toEqual([first.id]);
      for (const cause of [second.id, second.correlation_id, second.causation_id, second.request_id]) {
        expect(await ids({ cause: String(cause) })).toEqual([second.id]);
      }
      expect(await ids({ after: 1 })).toEqual([second.id]);
      expect((await store.page(newId(), {}, PAGE)).entries).toEqual([]);
    });

    it('returns links after a sequence number', async () => {
      const entries = [anEntry(), anEntry(), anEntry()];
      await store.add(frameId, entries);

      const links = await store.links(frameId, 1, 1);
      expect(links).toMatchObject([{ sequence: 2, id: entries[1]?.id, entry: entries[1] }]);
      expect(await store.links(frameId, 3, 10)).toEqual([]);
    });
  });
}
