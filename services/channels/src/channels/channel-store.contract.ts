import { newId } from '@trackway/runtime';
import { aChannel, later } from '../sample-data';
import type { UnitOfWork } from '../unit-of-work';

const FIRST_PAGE = { page: 1, perPage: 2 };

/** What every store of channels does. */
export function describeChannelStore(name: string, open: () => UnitOfWork): void {
  describe(`${name} as a store of channels`, () => {
    const store = () => open().read(async ({ channels }) => channels);

    it('stores and updates a channel with all members, for its frame only', async () => {
      const channel = aChannel({ settings: { nested: { a: [1] } } });
      const secrets = [{ value: 'whsec_new', validUntil: null }, ...channel.secrets];
      const changed = { ...channel, name: 'Sales', secrets, version: 2, deletedAt: later(1) };
      await (await store()).insert(channel);
      await (await store()).update(changed);

      expect(await (await store()).findMany(channel.frameId, [newId(), channel.id])).toEqual([changed]);
      expect(await (await store()).findMany(newId(), [channel.id])).toEqual([]);
      expect(await (await store()).findByExternalRef(channel.externalRef)).toEqual(changed);
      expect(await (await store()).findByExternalRef(newId())).toBeUndefined();
    });

    it('rejects an external reference in use, and an update of another version', async () => {
      const channel = aChannel();
      await (await store()).insert(channel);

      const other = aChannel({ externalRef: channel.externalRef });
      await expect((await store()).insert(other)).rejects.toMatchObject({ code: 'conflict' });
      await expect((await store()).update({ ...channel, version: 3 })).rejects.toThrow('not the expected one');
    });

    it('lists the newest first, in pages, with conditions', async () => {
      const frameId = newId();
      const [one, two, three] = [1, 2, 3].map((second) =>
        aChannel({ frameId, createdAt: later(second), active: second > 1 }),
      ) as [ReturnType<typeof aChannel>, ReturnType<typeof aChannel>, ReturnType<typeof aChannel>];
      for (const channel of [two, one, three]) await (await store()).insert(channel);

      expect(await (await store()).page(frameId, {}, FIRST_PAGE)).toEqual({ items: [three, two], total: 3 });
      expect(await (await store()).page(frameId, {}, { page: 2, perPage: 2 })).toEqual({ items: [one], total: 3 });
      const active = { active: { $in: [true] }, name: { $in: ['Support'] } };
      expect(await (await store()).page(frameId, active, FIRST_PAGE)).toMatchObject({ total: 2 });
    });
  });
}
