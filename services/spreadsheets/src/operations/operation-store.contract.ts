import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { anImport } from '../jobs/an-import';
import type { Operation } from './operation';
import { auditOperation } from './operation-audit';
import type { EventOf, OperationStore } from './operation-store';

const DAY_MS = 86_400_000;
const NOW = new Date('2026-01-10T12:00:00.000Z');
const key = { value: 'k', lifetimeMs: DAY_MS };

/** What every store of operations does. */
export function describeOperationStore(name: string, open: () => OperationStore): void {
  describe(`OperationStore: ${name}`, () => {
    let frameId: string;
    const eventOf: EventOf = (operation) => auditOperation(aCaller({ frameId }), 'cancelled', operation);
    const anOperation = (fields: Partial<Operation> = {}): Operation => {
      const times = { createdAt: NOW, updatedAt: NOW, expiresAt: new Date(NOW.getTime() + 30 * DAY_MS) };
      const initiator = { type: 'user', id: newId(), name: 'Bo', avatarUrl: '/bo', scopes: ['a:read', 'b:write'] };
      return { ...anImport(newId(), frameId), ...times, initiator, correlationId: newId(), ...fields } as Operation;
    };

    beforeEach(() => {
      frameId = newId();
    });

    it('stores an operation with all members, for its frame only', async () => {
      const operation = anOperation({ metadata: { mode: 'create' }, sourceKey: 'imports/1', requestDigest: 'd' });
      await open().insert(operation, null);

      expect(await open().find(frameId, operation.id)).toEqual(operation);
      expect(await open().find(newId(), operation.id)).toBeUndefined();
    });

    it('returns the operation that a key has started, until the key expires', async () => {
      const [first, second] = [anOperation(), anOperation()];
      const late = anOperation({ createdAt: new Date(NOW.getTime() + DAY_MS) });
      await open().insert(first, key);

      expect((await open().insert(second, key)).id).toBe(first.id);
      expect(await open().find(frameId, second.id)).toBeUndefined();
      expect((await open().insert(late, key)).id).toBe(late.id);
      const other = anOperation({ frameId: newId() });
      expect((await open().insert(other, key)).id).toBe(other.id);
    });

    it('lists the newest first, in pages, with filters', async () => {
      const [old, middle, latest] = [3, 2, 1].map((days) =>
        anOperation({ createdAt: new Date(NOW.getTime() - days * DAY_MS), type: days === 2 ? 'customer' : 'project' }),
      ) as [Operation, Operation, Operation];
      for (const operation of [middle, old, latest]) await open().insert(operation, null);
      const ids = async (filter: Parameters<OperationStore['page']>[1], page = 1) => {
        const found = await open().page(frameId, filter, { page, perPage: 2 });
        return [found.operations.map(({ id }) => id), found.total];
      };

      expect([await ids([]), await ids([], 2)]).toEqual([
        [[latest.id, middle.id], 3],
        [[old.id], 3],
      ]);
      expect(await ids([{ type: ['customer'], status: ['pending', 'failed'] }])).toEqual([[middle.id], 1]);
      expect(await ids([{ type: ['customer'] }, { action: ['export'] }])).toEqual([[], 0]);
    });

    it('ends a pending operation at its cancellation, which can be retried while its file is retained', async () => {
      const operation = anOperation({ metadata: { mode: 'create' } });
      await open().insert(operation, null);

      const cancelled = await open().requestCancel(frameId, operation.id, NOW, eventOf);
      expect(cancelled).toMatchObject({
        status: 'failed',
        completedAt: NOW,
        metadata: { mode: 'create', cancelled: true, failure: { code: 'cancelled' } },
      });
      expect(await open().requestCancel(frameId, operation.id, NOW, eventOf)).toBeUndefined();
      expect(await open().retry(frameId, operation.id, operation.expiresAt, eventOf)).toBeUndefined();
      expect(await open().retry(newId(), operation.id, NOW, eventOf)).toBeUndefined();
      expect(await open().retry(frameId, operation.id, NOW, eventOf)).toMatchObject({
        status: 'pending',
        cancelRequested: false,
        completedAt: null,
        metadata: { mode: 'create' },
      });
      expect(await open().retry(frameId, operation.id, NOW, eventOf)).toBeUndefined();
    });

    it('has no row errors of a new operation', async () => {
      const operation = anOperation();
      await open().insert(operation, null);

      expect(await open().errors(frameId, operation.id, { page: 1, perPage: 5 })).toEqual({ errors: [], total: 0 });
      expect(await open().errorsAfter(frameId, operation.id, { row: 0, id: 0 })).toEqual([]);
    });
  });
}
