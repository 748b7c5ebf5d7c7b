import { newId } from '@trackway/runtime';
import type { ReplyTemplate } from './reply-template';
import type { ReplyTemplateStore } from './reply-template-store';

/** What every store of reply templates does. */
export function describeReplyTemplateStore(
  name: string,
  run: <T>(work: (store: ReplyTemplateStore) => Promise<T>) => Promise<T>,
): void {
  describe(`${name} as a store of reply templates`, () => {
    let frameId: string;
    const aTemplate = (fields: Partial<ReplyTemplate> = {}): ReplyTemplate => ({
      id: newId(),
      frameId,
      name: 'Thanks',
      body: 'Thank you, {{contact.name}}.',
      version: 1,
      createdAt: new Date('2026-01-01T00:00:00.000Z'),
      updatedAt: new Date('2026-01-02T00:00:00.000Z'),
      ...fields,
    });

    beforeEach(() => {
      frameId = newId();
    });

    it('stores and updates a template with all members, for its frame only', async () => {
      const template = aTemplate();
      await run((store) => store.insert(template));
      const changed = { ...template, name: 'Confirmation', body: 'Confirmed!', version: 2 };
      await run((store) => store.update(changed));

      expect(await run((store) => store.find(frameId, template.id))).toEqual(changed);
      expect(await run((store) => store.find(newId(), template.id))).toBeUndefined();
      expect(await run((store) => store.findMany(frameId, [template.id, newId()]))).toEqual([changed]);
      expect(await run((store) => store.findMany(newId(), [template.id]))).toEqual([]);
      expect(await run((store) => store.countForLimit(newId()))).toBe(0);
    });

    it('lists by name in the order of a reader, in pages', async () => {
      for (const name of ['Zeta', 'Émile', 'beta', 'Alpha', 'delta'])
        await run((store) => store.insert(aTemplate({ name })));

      const pages = [1, 2, 3].map((page) => run((store) => store.page(frameId, { page, perPage: 2 })));
      const read = (await Promise.all(pages)).map(({ items, total }) => [items.map((one) => one.name), total]);
      expect(read).toEqual([
        [['Alpha', 'beta'], 5],
        [['delta', 'Émile'], 5],
        [['Zeta'], 5],
      ]);
    });

    it('rejects a name twice in a frame, ignoring case, and accepts it in another frame', async () => {
      const other = aTemplate({ name: 'Other' });
      await run((store) => store.insert(aTemplate()));
      await run((store) => store.insert(other));
      await run((store) => store.insert(aTemplate({ frameId: newId() })));

      const inUse = { code: 'conflict' };
      await expect(run((store) => store.insert(aTemplate({ name: 'THANKS' })))).rejects.toMatchObject(inUse);
      await expect(run((store) => store.update({ ...other, name: 'thanks' }))).rejects.toMatchObject(inUse);
      expect(await run((store) => store.countForLimit(frameId))).toBe(2);
    });

    it('removes a template of its frame', async () => {
      const template = aTemplate();
      await run((store) => store.insert(template));
      await run((store) => store.remove(newId(), template.id));
      expect(await run((store) => store.countForLimit(frameId))).toBe(1);
      await run((store) => store.remove(frameId, template.id));
      expect(await run((store) => store.find(frameId, template.id))).toBeUndefined();
    });
  });
}
