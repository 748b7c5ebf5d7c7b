import { randomUUID } from 'node:crypto';
import { type IdempotencyStore, type KeyUse, RESPONSE_LEASE_SECONDS, type StoredResponse } from './idempotency-store';
import { KeyedRequests } from './keyed-requests';

export interface IdempotencyStoreUnderTest {
  readonly store: IdempotencyStore;
  /** Commits an effect and its record in one transaction. */
  readonly takeEffect: (frameId: string, resource: string) => Promise<void>;
  readonly countEffects: (frameId: string) => Promise<number>;
  /** Lets the leases of a frame expire, as if the processes that hold them had died. */
  readonly expireLeases: (frameId: string) => Promise<void>;
  /** Remaining lease of the only key of a frame. */
  readonly leaseSeconds: (frameId: string) => Promise<number>;
}

/** What every IdempotencyStore must do, with a `KeyedRequests` for each process. */
export function describeIdempotencyStore(name: string, open: () => IdempotencyStoreUnderTest): void {
  describe(`IdempotencyStore: ${name}`, () => {
    let tested: IdempotencyStoreUnderTest;
    let frameId: string;

    beforeEach(() => {
      tested = open();
      frameId = randomUUID();
    });

    const process = (maxWaitMs = 20_000) => new KeyedRequests(tested.store, maxWaitMs);
    const use = (key = 'k', fingerprint = 'f'): KeyUse => ({
      frameId,
      subject: 's',
      route: 'create',
      key,
      fingerprint,
    });
    const replyOf = (resource: string): StoredResponse => ({
      status: 200,
      headers: { etag: '"1"' },
      body: { id: resource },
    });
    const create = async (resource: string | undefined): Promise<StoredResponse> => {
      const id = resource ?? randomUUID();
      if (resource === undefined) await tested.takeEffect(frameId, id);
      return replyOf(id);
    };

    it('takes one effect for 40 concurrent requests of two processes, each with the same response', async () => {
      const processes = [process(), process()];

      const sent = Array.from({ length: 40 }, (_, index) => processes[index % 2]?.once(use(), create));
      const received = await Promise.all(sent);

      expect(await tested.countEffects(frameId)).toBe(1);
      expect(new Set(received.map((one) => JSON.stringify(one?.reply))).size).toBe(1);
      expect(received.filter((one) => one?.replayed === false)).toHaveLength(1);
    });

    it('rejects another request with the same key, also while the first one runs', async () => {
      let other: Promise<unknown> | undefined;
      await process().once(use(), async (resource) => {
        other = process().once(use('k', 'other'), create);
        await expect(other).rejects.toMatchObject({ code: 'idempotency_key_reused' });
        return create(resource);
      });

      await expect(process().once(use('k', 'other'), create)).rejects.toMatchObject({ code: 'idempotency_key_reused' });
    });

    it('rejects a duplicate that has waited for the maximum time, and says when to send it again', async () => {
      await process().once(use(), async (resource) => {
        await expect(process(50).once(use(), create)).rejects.toMatchObject({
          kind: 'conflict',
          code: 'idempotency_key_in_progress',
          details: { retryAfter: 2 },
        });
        return create(resource);
      });
    });

    it('runs the request again if it failed before its effect', async () => {
      await expect(process().once(use(), () => Promise.reject(new Error('rejected')))).rejects.toThrow('rejected');

      expect(await process().once(use(), create)).toMatchObject({ replayed: false });
      expect(await tested.countEffects(frameId)).toBe(1);
    });

    it('builds the response again if it was lost after the effect', async () => {
      const id = randomUUID();
      const failing = process().once(use(), async () => {
        await tested.takeEffect(frameId, id);
        throw new Error('no response');
      });
      await expect(failing).rejects.toThrow('no response');

      expect(await process().once(use(), create)).toEqual({ reply: replyOf(id), replayed: true });
      expect(await process().once(use(), create)).toEqual({ reply: replyOf(id), replayed: true });
      expect(await tested.countEffects(frameId)).toBe(1);
    });

    it('takes over the claim of a process that has died, before and after its effect', async () => {
      const forever = new Promise<never>(() => undefined);
      const started = Promise.withResolvers<void>();
      void process().once(use('before'), () => {
        started.resolve();
        return forever;
      });
      const id = randomUUID();
      const taken = Promise.withResolvers<void>();
      void process().once(use('after'), async () => {
        await tested.takeEffect(frameId, id);
        taken.resolve();
        return forever;
      });
      await Promise.all([started.promise, taken.promise]);
      await tested.expireLeases(frameId);

      expect(await process().once(use('before'), create)).toMatchObject({ replayed: false });
      expect(await process().once(use('after'), create)).toEqual({ reply: replyOf(id), replayed: true });
      expect(await tested.countEffects(frameId)).toBe(2);
    });

    it('shortens the lease once the effect is recorded, since only the response is missing', async () => {
      const leases: number[] = [];
      await process().once(use(), async (resource) => {
        leases.push(await tested.leaseSeconds(frameId));
        const reply = await create(resource);
        leases.push(await tested.leaseSeconds(frameId));
        return reply;
      });

      const [before = 0, after = 0] = leases;
      expect(before).toBeGreaterThan(RESPONSE_LEASE_SECONDS + 5);
      expect(after).toBeGreaterThan(0);
      expect(after).toBeLessThanOrEqual(RESPONSE_LEASE_SECONDS);
    });

    it('rolls back the effect of an attempt whose claim was taken over', async () => {
      const late = process().once(use(), async (resource) => {
        await tested.expireLeases(frameId);
        await process().once(use(), create);
        return create(resource);
      });

      await expect(late).rejects.toMatchObject({ code: 'idempotency_key_in_progress' });
      expect(await tested.countEffects(frameId)).toBe(1);
      expect(await process().once(use(), create)).toMatchObject({ replayed: true });
    });
  });
}
