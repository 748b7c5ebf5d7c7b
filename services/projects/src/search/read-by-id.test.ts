import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { FakeDirectory } from '../directory/fake-directory';
import type { LabelStores } from '../directory/labels/label-store';
import { makeFind, makeLoad, makeRead } from './read-by-id';

const notFound = { code: 'tag_model_not_found' };
const findTags = ({ tags }: LabelStores, frameId: string, ids: readonly string[]) => tags.findMany(frameId, ids);

function open() {
  const caller = aCaller();
  const directory = new FakeDirectory();
  const add = async (deletedAt: Date | null = null) => {
    const now = new Date('2026-05-04T12:00:00Z');
    const id = newId();
    const tag = { id, name: id, color: null, version: 1, createdAt: now, updatedAt: now, deletedAt };
    await directory.tags.insert(caller.frameId, tag);
    return tag;
  };
  return {
    ...{ caller, add },
    load: makeLoad(directory, findTags),
    find: makeFind(directory, findTags),
    read: makeRead(directory, 'tag', findTags),
  };
}

describe('records by id', () => {
  it('are found in request order, each as often as it is requested', async () => {
    const { caller, add, find, load } = open();
    const [one, two, deleted] = [await add(), await add(), await add(new Date())];

    expect(await find(caller, [two.id, newId(), one.id, deleted.id, two.id])).toEqual([two, one, deleted, two]);
    expect(new Set(await load(caller.frameId, [one.id, two.id]))).toEqual(new Set([one, two]));
    expect(await find(caller, [])).toEqual([]);
    expect(await find(aCaller(), [one.id])).toEqual([]);
  });

  it('are read one by one unless they are deleted', async () => {
    const { caller, add, read } = open();
    const [live, deleted] = [await add(), await add(new Date())];

    expect(await read(caller, live.id)).toEqual(live);
    await expect(read(caller, deleted.id)).rejects.toMatchObject(notFound);
    await expect(read(caller, newId())).rejects.toMatchObject(notFound);
    await expect(read(aCaller(), live.id)).rejects.toMatchObject(notFound);
  });
});
