import type { UnitOfWork } from '@trackway/application';
import { notFound, ruleBroken } from '@trackway/errors';
import type { Caller, Clock } from '@trackway/runtime';
import { assertWritable, type Project } from '../project/project';
import { projectChangeEvents } from '../project/project-events';
import { assertNoCycle } from '../project/project-links';
import type { ProjectStores } from '../project/project-store';

export interface ParentChange {
  /** The requested parent. */
  readonly parent: Project;
  readonly child: Project;
  /** The previous parent. Null for a root. */
  readonly formerParent: Project | null;
}

export interface Relatives {
  readonly parentId: string;
  readonly childId: string;
}

type Deps = { unitOfWork: UnitOfWork<ProjectStores>; clock: Clock };

/** Moves a project with all its descendants below another one. */
export function makeAttachChild(deps: Deps) {
  return (caller: Caller, relatives: Relatives): Promise<ParentChange> =>
    deps.unitOfWork.run(caller.frameId, async (stores) => {
      const { parent, child, formerParent } = await lockRelatives(stores, caller.frameId, relatives);
      assertWritable(parent);
      if (child.parentId === parent.id) return { parent, child, formerParent };
      await assertNoCycle(stores, caller.frameId, child.id, parent.id);
      return { parent, formerParent, child: await setParent(deps, stores, caller, child, parent.id) };
    });
}

/** Makes a direct child a root, with all its descendants. */
export function makeDetachChild(deps: Deps) {
  return (caller: Caller, relatives: Relatives): Promise<ParentChange> =>
    deps.unitOfWork.run(caller.frameId, async (stores) => {
      const { parent, child } = await lockRelatives(stores, caller.frameId, relatives);
      if (child.parentId !== parent.id) {
        throw ruleBroken(
          'invalid_parent_child_relationship',
          `The project ${child.name} is not a direct child of ${parent.name}. Read its hierarchy to find its parent.`,
        );
      }
      return { parent, formerParent: parent, child: await setParent(deps, stores, caller, child, null) };
    });
}

async function lockRelatives(
  stores: ProjectStores,
  frameId: string,
  { parentId, childId }: Relatives,
): Promise<ParentChange> {
  await stores.projects.lockHierarchy(frameId);
  const locked = await stores.projects.lockMany(frameId, [...new Set([parentId, childId])]);
  const parent = locked.find(({ id }) => id === parentId);
  const child = locked.find(({ id }) => id === childId);
  if (!parent || parent.deletedAt) throw notFound('project');
  assertWritable(child);
  const [formerParent = null] =
    child.parentId === null ? [] : await stores.projects.findMany(frameId, [child.parentId]);
  return { parent, child, formerParent };
}

async function setParent(
  { clock }: Deps,
  { projects, outbox }: ProjectStores,
  caller: Caller,
  child: Project,
  parentId: string | null,
): Promise<Project> {
  const updated = { ...child, parentId, version: child.version + 1, updatedAt: clock() };
  await projects.update(caller.frameId, [updated]);
  const changes = [{ field: 'parent_id', from: child.parentId, to: parentId }];
  await outbox.add(...projectChangeEvents(caller, updated, 'updated', changes));
  return updated;
}
