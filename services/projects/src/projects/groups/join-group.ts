import type { UnitOfWork } from '@trackway/application';
import { notFound } from '@trackway/errors';
import type { Caller, Clock } from '@trackway/runtime';
import type { Label } from '../../directory/labels/label';
import { assertWritable, type Project } from '../project/project';
import { projectChangeEvents } from '../project/project-events';
import type { ProjectStores } from '../project/project-store';
import { lockGroup } from './order-group';

export interface GroupAndProject {
  readonly group: Label;
  readonly project: Project;
}

type Deps = { unitOfWork: UnitOfWork<ProjectStores>; clock: Clock };

/** Adds a project to a group at the end. A member stays where it is. */
export function makeJoinGroup(deps: Deps) {
  return (caller: Caller, groupId: string, projectId: string): Promise<GroupAndProject> =>
    changeMembership(deps, caller, { groupId, projectId }, async ({ members }, isMember) => {
      if (isMember) return false;
      await members.append(caller.frameId, groupId, projectId);
      return true;
    });
}

/** Removes a project from a group. 404 if it is not a member. */
export function makeLeaveGroup(deps: Deps) {
  return (caller: Caller, groupId: string, projectId: string): Promise<GroupAndProject> =>
    changeMembership(deps, caller, { groupId, projectId }, async ({ members }, isMember) => {
      if (!isMember) throw notFound('project', 'The project is not in this group.');
      await members.remove(caller.frameId, groupId, projectId);
      return true;
    });
}

/** The project is always locked before the group, which prevents deadlocks. */
function changeMembership(
  { unitOfWork, clock }: Deps,
  caller: Caller,
  { groupId, projectId }: { groupId: string; projectId: string },
  change: (stores: ProjectStores, isMember: boolean) => Promise<boolean>,
): Promise<GroupAndProject> {
  return unitOfWork.run(caller.frameId, async (stores) => {
    const [project] = await stores.projects.lockMany(caller.frameId, [projectId]);
    const group = await lockGroup(stores, caller.frameId, groupId);
    assertWritable(project);
    const before = await groupIds(stores, caller.frameId, projectId);
    const isMember = (await stores.members.rankOf(caller.frameId, groupId, projectId)) !== undefined;
    if (!(await change(stores, isMember))) return { group, project };

    const updated = { ...project, version: project.version + 1, updatedAt: clock() };
    await stores.projects.update(caller.frameId, [updated]);
    const after = await groupIds(stores, caller.frameId, projectId);
    const changes = [{ field: 'group_ids', from: before, to: after }];
    await stores.outbox.add(
      ...projectChangeEvents(caller, updated, 'updated', changes, {
        details: { group: { id: groupId, name: group.name } },
      }),
    );
    return { group, project: updated };
  });
}

async function groupIds({ lists }: ProjectStores, frameId: string, projectId: string): Promise<string[]> {
  const groups = await lists.groupsOf(frameId, [projectId]);
  return (groups.get(projectId) ?? []).map(({ id }) => id);
}
