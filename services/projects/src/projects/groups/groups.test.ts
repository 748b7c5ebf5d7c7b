import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { openProjects } from '../fake-project-deps';
import { makeJoinGroup, makeLeaveGroup } from './join-group';
import { makeMoveInGroup, makeOrderGroup } from './order-group';

const groupNotFound = { code: 'project_group_model_not_found' };
const projectNotFound = { code: 'project_model_not_found' };

async function open() {
  const opened = openProjects();
  const { deps, fake, frameId } = opened;
  const groupId = await opened.addGroup();
  const use = {
    join: makeJoinGroup(deps),
    leave: makeLeaveGroup(deps),
    move: makeMoveInGroup(deps),
    order: makeOrderGroup(deps),
  };
  const members = async () => (await fake.members.all(frameId, groupId)).map(({ projectId }) => projectId);
  const addMembers = async (count: number) => {
    const ids: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const { id } = await opened.add();
      await use.join(opened.caller, groupId, id);
      ids.push(id);
    }
    fake.takeActions();
    return ids;
  };
  return { ...opened, ...use, groupId, members, addMembers };
}

describe('the members of a group', () => {
  it('join at the end and leave, once', async () => {
    const { caller, fake, groupId, add, join, leave, members } = await open();
    const { id } = await add();
    await join(caller, groupId, id);

    expect(await join(caller, groupId, id)).toMatchObject({ project: { version: 2 } });
    expect(fake.takeActions()).toEqual(['project.updated']);
    expect(await leave(caller, groupId, id)).toMatchObject({ project: { version: 3 } });
    expect(await members()).toEqual([]);
    await expect(leave(caller, groupId, id)).rejects.toMatchObject(projectNotFound);
  });

  it('are projects that are not deleted or merged, of the same tenant', async () => {
    const { caller, groupId, add, join } = await open();
    const [one, gone, deleted] = [await add(), await add({ mergedId: newId() }), await add({ deletedAt: new Date() })];

    await expect(join(caller, newId(), one.id)).rejects.toMatchObject(groupNotFound);
    await expect(join(aCaller(), groupId, one.id)).rejects.toMatchObject(groupNotFound);
    await expect(join(caller, groupId, gone.id)).rejects.toMatchObject({ code: 'merged_project' });
    await expect(join(caller, groupId, deleted.id)).rejects.toMatchObject(projectNotFound);
  });

  it('move before or after another one, also if ranks have no gap', async () => {
    const { caller, fake, groupId, addMembers, move, members } = await open();
    const [one = '', two = '', three = ''] = await addMembers(3);
    await move(caller, groupId, { projectId: three, side: 'before', anchorId: one });
    expect(await members()).toEqual([three, one, two]);
    expect(fake.takeActions()).toEqual(['project_group.ordered']);
    for (let index = 0; index < 30; index += 1) {
      await move(caller, groupId, { projectId: index % 2 ? two : one, side: 'after', anchorId: three });
    }

    expect(await members()).toEqual([three, two, one]);
    await move(caller, groupId, { projectId: two, side: 'after', anchorId: two });
    expect(await members()).toEqual([three, two, one]);
  });

  it('move within their group only', async () => {
    const { caller, groupId, add, addMembers, move } = await open();
    const [one = ''] = await addMembers(1);
    const { id } = await add();

    await expect(move(caller, groupId, { projectId: id, side: 'after', anchorId: one })).rejects.toMatchObject(
      projectNotFound,
    );
    await expect(move(caller, groupId, { projectId: one, side: 'after', anchorId: id })).rejects.toMatchObject({
      details: { validation: { after: expect.any(Array) } },
    });
    await expect(move(aCaller(), groupId, { projectId: one, side: 'after', anchorId: one })).rejects.toMatchObject(
      groupNotFound,
    );
  });

  it('are ordered completely, with deleted ones at the end', async () => {
    const { caller, frameId, fake, groupId, addMembers, order, members } = await open();
    const [one = '', two = '', three = ''] = await addMembers(3);
    fake.projects.rows.change(frameId, one, { deletedAt: new Date() });
    await order(caller, groupId, [three, two]);

    expect(await members()).toEqual([three, two, one]);
    const invalid = { details: { validation: { project_ids: expect.any(Array) } } };
    for (const ids of [[two], [two, three, newId()], [two, three, three]]) {
      await expect(order(caller, groupId, ids)).rejects.toMatchObject(invalid);
    }
    await expect(order(aCaller(), groupId, [])).rejects.toMatchObject(groupNotFound);
  });
});
