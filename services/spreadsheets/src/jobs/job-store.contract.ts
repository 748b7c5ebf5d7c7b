import { newId } from '@trackway/runtime';
import type { Operation } from '../operations/operation';
import { Cancelled } from './cancellation';
import { ClaimLost } from './job-errors';
import type { BatchResult, Claim, OperationJobStore } from './job-store';

const LEASE_MS = 60_000;

export interface JobStoreUnderTest {
  /** The store as one replica uses it. */
  readonly storeOf: (replica: string) => OperationJobStore;
  /** Adds a pending import. */
  readonly add: (frameId: string) => Promise<{ readonly frameId: string; readonly operationId: string }>;
  readonly requestCancellation: (operationId: string, frameId: string) => Promise<void>;
  readonly read: (operationId: string, frameId: string) => Promise<Operation | undefined>;
}

/** What every OperationJobStore must do. */
export function describeJobStore(name: string, open: () => Promise<JobStoreUnderTest>): void {
  describe(`OperationJobStore: ${name}`, () => {
    let tested: JobStoreUnderTest;
    let frameId: string;
    let store: OperationJobStore;

    beforeEach(async () => {
      tested = await open();
      frameId = newId();
      store = tested.storeOf('one');
    });

    const aClaim = async (): Promise<Claim> => ({ ...(await tested.add(frameId)), workerId: newId() });
    const aBatch = (lastRow: number, rows = 1): BatchResult => {
      return { lastRow, rows, errors: [], outcomes: { created: rows }, failedRows: 0 };
    };
    const read = ({ operationId }: Claim) => tested.read(operationId, frameId);

    async function claimed(leaseMs = LEASE_MS): Promise<Claim> {
      const claim = await aClaim();
      expect(await store.claim(claim, leaseMs)).toMatchObject({ id: claim.operationId });
      return claim;
    }

    it('lets one worker claim a job, and counts its attempts', async () => {
      const claim = await aClaim();

      const results = [
        await store.claim(claim, LEASE_MS),
        await store.claim({ ...claim, workerId: newId() }, LEASE_MS),
      ];

      expect(results).toEqual([expect.objectContaining({ status: 'processing', attempts: 1 }), undefined]);
      expect(await store.claimable(100)).not.toContainEqual(
        expect.objectContaining({ operationId: claim.operationId }),
      );
    });

    it('lets another worker claim a job whose lease has expired, which ends the first claim', async () => {
      const first = await claimed(-1_000);
      const second = { ...first, workerId: newId() };

      expect(await tested.storeOf('two').claim(second, LEASE_MS)).toMatchObject({ attempts: 2 });
      expect(await store.extend(first, LEASE_MS)).toMatchObject({ held: false });
      await expect(store.storeBatch(first, aBatch(2))).rejects.toThrow(ClaimLost);
      await expect(store.fail(first, new Date(), {})).rejects.toThrow(ClaimLost);
      await expect(store.complete(first, new Date(), {})).rejects.toThrow(ClaimLost);
    });

    it('lets three jobs of a frame run at the same time', async () => {
      for (let count = 0; count < 3; count += 1) await claimed();

      expect(await store.claim(await aClaim(), LEASE_MS)).toBeUndefined();
    });

    it('ends the leases of a restarted replica only', async () => {
      const [mine, other] = [await claimed(), await aClaim()];
      await tested.storeOf('two').claim(other, LEASE_MS);

      await store.endLeases();

      const claimable = (await store.claimable(1_000)).map(({ operationId }) => operationId);
      expect(claimable).toContain(mine.operationId);
      expect(claimable).not.toContain(other.operationId);
    });

    it('counts a batch that is stored twice once', async () => {
      const claim = await claimed();
      await store.setTotal(claim, 5);
      for (const batch of [aBatch(3, 2), aBatch(3, 2), aBatch(4)]) await store.storeBatch(claim, batch);

      expect(await read(claim)).toMatchObject({ lastRow: 4, processedRows: 3, totalRows: 5 });
    });

    it('discards the results of earlier attempts if a job starts again', async () => {
      const claim = await claimed();
      const error = { row: 3, column: 'project.name', code: 'required', message: 'Must not be empty.', value: '' };
      await store.storeBatch(claim, { ...aBatch(3, 2), errors: [error], failedRows: 1 });

      await store.restart(claim);
      expect(await read(claim)).toMatchObject({ lastRow: 1, processedRows: 0, errorsCount: 0 });

      await store.storeBatch(claim, aBatch(3, 2));
      expect(await read(claim)).toMatchObject({ lastRow: 3, processedRows: 2, errorsCount: 0 });
      await expect(store.restart({ ...claim, workerId: newId() })).rejects.toThrow(ClaimLost);
    });

    it('completes a job with its exact number of rows', async () => {
      const claim = await claimed();
      await store.setTotal(claim, 100);
      await store.storeBatch(claim, aBatch(3, 2));

      await store.complete(claim, new Date(), {});

      expect(await read(claim)).toMatchObject({ status: 'completed', processedRows: 2, totalRows: 2 });
    });

    it('does not complete a job whose cancellation was requested', async () => {
      const claim = await claimed();
      await tested.requestCancellation(claim.operationId, frameId);

      await expect(store.complete(claim, new Date(), {})).rejects.toThrow(Cancelled);
      expect(await store.cancelRequested([claim.operationId])).toEqual([claim.operationId]);
      expect(await store.extend(claim, LEASE_MS)).toEqual({ held: true, cancelRequested: true });
      await store.fail(claim, new Date(), { failure: { code: 'cancelled' } });
      expect(await read(claim)).toMatchObject({
        status: 'failed',
        metadata: { cancelled: true, failure: { code: 'cancelled' } },
      });
    });

    it('lets a worker end a cancelled import that was released, because its counts may miss applied rows', async () => {
      const claim = await claimed();
      await store.release(claim);
      await tested.requestCancellation(claim.operationId, frameId);

      expect(await read(claim)).toMatchObject({ status: 'pending', cancelRequested: true });
      const next = { ...claim, workerId: newId() };
      expect(await store.claim(next, LEASE_MS)).toMatchObject({ attempts: 2 });
      expect(await store.cancelRequested([claim.operationId])).toEqual([claim.operationId]);
    });

    it('makes a released job claimable at once', async () => {
      const claim = await claimed();

      await store.release(claim);

      expect(await store.claim({ ...claim, workerId: newId() }, LEASE_MS)).toMatchObject({ id: claim.operationId });
    });
  });
}
