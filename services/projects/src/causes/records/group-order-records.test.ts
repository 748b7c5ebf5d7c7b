import type { RecordRef } from '@trackway/contracts';
import { toRecordEffectRow } from '@trackway/messaging';
import { openProjects } from '../../projects/fake-project-deps';
import { makeJoinGroup, makeLeaveGroup } from '../../projects/groups/join-group';
import { makeMoveInGroup, makeOrderGroup } from '../../projects/groups/order-group';
import { makeChangeRecord, makeReadRecords, type RecordDeps } from './project-records';

const changed = { result: 'changed' };

async function open(count = 4) {
  const { deps, caller, frameId, fake, add, addGroup } = openProjects();
  const groupId = await addGroup();
  const commands = { moveInGroup: makeMoveInGroup(deps), orderGroup: makeOrderGroup(deps) };
  const [join, leave] = [makeJoinGroup(deps), makeLeaveGroup(deps)];
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { id } = await add();
    await join(caller, groupId, id);
    ids.push(id);
  }
  const recordDeps = { ...deps, commands, directory: {} } as unknown as RecordDeps;
  const [read, change] = [makeReadRecords(recordDeps), makeChangeRecord(recordDeps)];
  const record: RecordRef = { kind: 'project_group', id: groupId, projectId: null, label: 'Group' };
  const last = () => fake.events.entries.flatMap((event) => toRecordEffectRow(event) ?? []).at(-1);
  return {
    ...{ ids, caller, groupId, last, leave: (id: string) => leave(caller, groupId, id) },
    order: async () => (await fake.members.all(frameId, groupId)).map(({ projectId }) => ids.indexOf(projectId)),
    move: (index: number, side: 'before' | 'after', anchor: number) =>
      commands.moveInGroup(caller, groupId, {
        projectId: ids[index] as string,
        ...{ side, anchorId: ids[anchor] as string },
      }),
    arrange: (...order: number[]) =>
      commands.orderGroup(
        caller,
        groupId,
        order.map((index) => ids[index] as string),
      ),
    read: async (field: string) => (await read(caller, [{ record, fields: [field] }]))[0]?.values[field],
    undo: () => {
      const changes = last()?.changes.map(({ field, from, to }) => ({ field, from: to, to: from })) ?? [];
      return change(caller, { record, changes });
    },
  };
}

describe('the undo of orders of groups', () => {
  it.each<[string, number, 'before' | 'after', number]>([
    ['to the start', 2, 'before', 0],
    ['from the start', 0, 'after', 2],
    ['to the end', 1, 'after', 3],
    ['by one place', 2, 'before', 1],
  ])('returns a project that was moved %s to its place, and moves it again', async (_, index, side, anchor) => {
    const { move, order, undo } = await open();
    await move(index, side, anchor);
    const moved = await order();
    expect(moved).not.toEqual([0, 1, 2, 3]);

    expect(await undo()).toEqual(changed);
    expect(await order()).toEqual([0, 1, 2, 3]);
    expect(await undo()).toEqual(changed);
    expect(await order()).toEqual(moved);
  });

  it('restores a complete order, and orders again', async () => {
    const { arrange, order, undo, read, ids } = await open();
    await arrange(3, 1, 2, 0);
    expect(await read('project_order')).toEqual([ids[3], ids[1], ids[2], ids[0]]);

    expect(await undo()).toEqual(changed);
    expect(await order()).toEqual([0, 1, 2, 3]);
    expect(await undo()).toEqual(changed);
    expect(await order()).toEqual([3, 1, 2, 0]);
  });

  it('is a conflict if the project was moved since, or is no member any more', async () => {
    const { move, undo, last, leave, ids } = await open();
    await move(0, 'after', 3);
    const change = last()?.changes[0];
    expect(change).toEqual({ field: `predecessor.${ids[0]}`, from: null, to: ids[3] });

    await leave(ids[0] as string);

    expect(await undo()).toEqual({ result: 'conflict', message: `predecessor.${ids[0]} was changed meanwhile.` });
  });

  it('is not recorded for large groups', async () => {
    const { arrange, last, ids } = await open(1_001);
    await arrange(...ids.keys());

    expect(last()).toBeUndefined();
  });
});
