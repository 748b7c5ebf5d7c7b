import type { UnitOfWork } from '@trackway/application';
import { newId } from '@trackway/runtime';
import { aUser } from '../identity/fake-identity-samples';
import { aProject } from './fake-project-samples';
import { RANK_STEP } from './project/group-members';
import type { Project } from './project/project';
import type { TaskStores } from './tasks/task-store';

const NOW = new Date('2026-05-04T09:00:00Z');
const label = (name: string, color: string | null) => {
  const life = { version: 1, createdAt: NOW, updatedAt: NOW, deletedAt: null };
  return { id: newId(), name, color, ...life };
};

/** The behaviour of the stores of projects, their lists, and tasks. */
export function describeProjectStores(name: string, open: () => UnitOfWork<TaskStores>): void {
  describe(`projects, lists and tasks: ${name}`, () => {
    let frameId: string;
    let codes = 0;
    const run = <T>(work: (stores: TaskStores) => Promise<T>) => open().run(frameId, work);

    beforeEach(async () => {
      frameId = newId();
      const frame = { id: frameId, name: 'Frame', subdomain: frameId, locale: 'en', modelForms: null };
      await run(({ frames }) => frames.insertIfMissing(frame, NOW));
    });

    async function add(changes: Partial<Project> = {}): Promise<Project> {
      codes += 1;
      const project = aProject({ code: `C-${codes}`, ...changes });
      await run(({ projects }) => projects.insert(frameId, project));
      return project;
    }

    it('store a code and an old id once', async () => {
      const { code, id } = await add({ oldId: 'o' });
      const conflicting = (changes: Partial<Project>) =>
        run(({ projects }) => projects.insert(frameId, aProject(changes)));

      await expect(conflicting({ code })).rejects.toMatchObject({
        details: { validation: { code: expect.any(Array) } },
      });
      await expect(conflicting({ code: 'x', oldId: 'o' })).rejects.toMatchObject({
        details: { validation: { old_id: expect.any(Array) } },
      });
      await run(async ({ projects }) => {
        const free = aProject({ code: 'free' });
        expect([...(await projects.insertFree(frameId, [aProject({ code }), free]))]).toEqual([free.id]);
        expect(await projects.findIds(frameId, 'code', [code, 'none'])).toEqual(new Map([[code, id]]));
        expect(await projects.findIds(frameId, 'old_id', ['o'])).toEqual(new Map([['o', id]]));
      });
    });

    it('raise the version with each update', async () => {
      const project = await add();
      await run(async ({ projects }) => {
        await projects.update(frameId, [{ ...project, name: 'B', version: 2 }]);
        expect(await projects.lockMany(frameId, [project.id, newId()])).toEqual([
          { ...project, name: 'B', version: 2 },
        ]);
      });
    });

    it('find the hierarchy, without deleted descendants', async () => {
      const root = await add();
      const child = await add({ parentId: root.id, name: 'Child' });
      const leaf = await add({ parentId: child.id, mergedId: root.id });
      const gone = await add({ parentId: root.id });
      await run(async ({ projects }) => {
        await projects.update(frameId, [{ ...gone, deletedAt: NOW }]);
        const below = await projects.descendants(frameId, root.id);
        expect(below.map(({ id, depth }) => [id, depth])).toEqual([
          [child.id, 1],
          [leaf.id, 2],
        ]);
        const above = await projects.ancestors(frameId, [leaf.id]);
        expect(above.map(({ id }) => id).sort()).toEqual([root.id, child.id, leaf.id].sort());
        expect(await projects.mergedInto(frameId, root.id)).toEqual([leaf.id]);
      });
    });

    it('order the members of a group', async () => {
      const group = label('Group', null);
      const [one, two] = [await add(), await add()];
      await run(async ({ groups, members, lists }) => {
        await groups.insert(frameId, group);
        for (const { id } of [one, two, one]) await members.append(frameId, group.id, id);
        expect(await members.rankOf(frameId, group.id, two.id)).toBe(2 * RANK_STEP);
        const beside = { rank: RANK_STEP, side: 'after', except: '' } as const;
        expect(await members.nextRank(frameId, group.id, { ...beside, except: one.id })).toBe(2 * RANK_STEP);
        expect(
          await members.nextRank(frameId, group.id, { ...beside, side: 'before', except: two.id }),
        ).toBeUndefined();
        await members.reorder(frameId, group.id, [two.id, one.id]);
        expect((await members.all(frameId, group.id)).map(({ projectId }) => projectId)).toEqual([two.id, one.id]);
        const ranks = [one, two].map(({ id }, index) => ({ projectId: id, rank: (6 - index) * RANK_STEP }));
        await members.setRanks(frameId, group.id, ranks);
        expect(await members.all(frameId, group.id)).toMatchObject(ranks.toReversed());
        await members.setRank(frameId, group.id, two.id, 9 * RANK_STEP);
        expect((await members.around(frameId, group.id, 9 * RANK_STEP, 1)).below).toMatchObject([
          { projectId: one.id },
        ]);
        expect((await lists.groupsOf(frameId, [one.id])).get(one.id)).toEqual([{ id: group.id, name: 'Group' }]);
        await members.remove(frameId, group.id, one.id);
        expect(await lists.groupsOf(frameId, [one.id])).toEqual(new Map());
      });
    });

    it('link users and tags', async () => {
      const [user, deleted] = [aUser({ name: 'Ana' }), aUser({ name: 'Bo' })];
      const tag = label('Urgent', '#ff0000');
      const [one, two] = [await add(), await add()];
      await run(async ({ users, tags, links, lists }) => {
        for (const added of [user, deleted]) await users.insert(frameId, added);
        await users.update(frameId, { ...deleted, deletedAt: NOW });
        await tags.insert(frameId, tag);
        await links.addTags(frameId, one.id, [tag.id, tag.id]);
        await links.addUsers(frameId, one.id, 'user', [user.id, deleted.id]);
        await links.addUsers(frameId, one.id, 'executor', [user.id]);
        expect(await links.userIdsOf(frameId, one.id, 'user')).toEqual([user.id, deleted.id]);
        await links.copy(frameId, [one.id], [two.id]);
        expect(await links.userIdsOf(frameId, two.id, 'user')).toEqual([user.id]);
        expect((await lists.tagsOf(frameId, [two.id])).get(two.id)).toEqual([
          { id: tag.id, name: 'Urgent', color: '#ff0000' },
        ]);
        await links.replaceUsers(frameId, new Map([[one.id, [user.id]]]));
        await links.removeUsers(frameId, one.id, 'executor', [user.id]);
        expect(await links.usersOf(frameId, [one.id])).toMatchObject([{ role: 'user', user: { name: 'Ana' } }]);
        await links.removeTags(frameId, one.id, [tag.id]);
        expect(await lists.tagsOf(frameId, [one.id])).toEqual(new Map());
      });
    });

    it('set groups and tags by name, and create missing ones', async () => {
      const { id } = await add();
      await run(async ({ lists }) => {
        await lists.setGroups(frameId, new Map([[id, ['B', 'A']]]), NOW);
        await lists.setTags(frameId, new Map([[id, ['T']]]), NOW);
        const names = async () =>
          [
            ...((await lists.groupsOf(frameId, [id])).get(id) ?? []),
            ...((await lists.tagsOf(frameId, [id])).get(id) ?? []),
          ].map((item) => item.name);
        expect(await names()).toEqual(['A', 'B', 'T']);
        await lists.setGroups(frameId, new Map([[id, ['B']]]), NOW);
        await lists.setTagIds(frameId, new Map([[id, []]]));
        expect(await names()).toEqual(['B']);
      });
    });

    it('store tasks with their assignee, oldest first', async () => {
      const { id: projectId } = await add();
      const user = aUser({ name: 'Ana' });
      const life = { version: 1, createdAt: NOW, updatedAt: NOW, deletedAt: null };
      const task = { id: newId(), projectId, title: 'Call', done: false, dueAt: null, assigneeId: user.id, ...life };
      await run(async ({ users, tasks }) => {
        await users.insert(frameId, user);
        await tasks.insertMany(frameId, [task]);
        expect(await tasks.findMany(frameId, [task.id])).toEqual([{ ...task, assignee: { id: user.id, name: 'Ana' } }]);
        expect([...(await tasks.insertFree(frameId, [task]))]).toEqual([]);
        expect(await tasks.withTitles(frameId, [task, { projectId, title: 'X' }])).toMatchObject([{ id: task.id }]);
        await tasks.updateMany(frameId, [{ ...task, title: 'B', version: 2 }]);
        expect(await tasks.ofProjects(frameId, [projectId])).toMatchObject([{ title: 'B', version: 2 }]);
        expect([...(await tasks.countByProject(frameId, [projectId, newId()]))]).toEqual([[projectId, 1]]);
        await tasks.update(frameId, { ...task, deletedAt: NOW });
        expect((await tasks.countByProject(frameId, [projectId])).get(projectId)).toBeUndefined();
        expect(await tasks.ofProjects(frameId, [projectId])).toEqual([]);
      });
    });
  });
}
