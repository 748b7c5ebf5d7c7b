import type { UnitOfWork } from '@trackway/application';
import { notFound, rejectStale, ruleBroken } from '@trackway/errors';
import type { Caller, Clock } from '@trackway/runtime';
import { assertWritable, type Project } from '../project/project';
import { auditProject } from '../project/project-audit';
import { historyLine, projectChangeEvents } from '../project/project-events';
import type { TaskStores } from '../tasks/task-store';

type Deps = { unitOfWork: UnitOfWork<TaskStores>; clock: Clock };

/** Merges a project into another one, which closes it. It keeps its data, so that the merge can be undone exactly. */
export function makeMergeProject({ unitOfWork, clock }: Deps) {
  return (caller: Caller, sourceId: string, targetId: string, ifVersion?: number): Promise<Project> =>
    unitOfWork.run(caller.frameId, async (stores) => {
      await stores.projects.lockHierarchy(caller.frameId);
      const locked = await stores.projects.lockMany(caller.frameId, [...new Set([sourceId, targetId])]);
      const source = locked.find(({ id }) => id === sourceId);
      const target = locked.find(({ id }) => id === targetId);
      assertWritable(source);
      assertWritable(target);
      rejectStale(source.version, ifVersion);
      await assertMergeable(stores, caller.frameId, sourceId, targetId);

      const merged = { ...source, mergedId: targetId, version: source.version + 1, updatedAt: clock() };
      await stores.projects.update(caller.frameId, [merged]);
      const changes = [{ field: 'merged_id', from: null, to: targetId }];
      const action = 'project.merged';
      await stores.outbox.add(
        ...projectChangeEvents(caller, merged, 'updated', changes, { action, details: { into: nameOf(target) } }),
        historyLine(
          caller,
          { id: targetId, updatedAt: merged.updatedAt },
          { action, details: { from: nameOf(source) } },
        ),
        auditProject(caller, 'merged', merged, { details: { into: nameOf(target) } }),
      );
      return merged;
    });
}

/** Undoes a merge. Rejects a project that is not merged. */
export function makeUnmergeProject({ unitOfWork, clock }: Deps) {
  return (caller: Caller, id: string, ifVersion?: number): Promise<Project> =>
    unitOfWork.run(caller.frameId, async ({ projects, outbox }) => {
      const [source] = await projects.lockMany(caller.frameId, [id]);
      if (!source || source.deletedAt) throw notFound('project');
      rejectStale(source.version, ifVersion);
      const { mergedId } = source;
      if (mergedId === null) throw ruleBroken('not_merged', 'The project was not merged into another one.');
      const unmerged = { ...source, mergedId: null, version: source.version + 1, updatedAt: clock() };
      await projects.update(caller.frameId, [unmerged]);
      const changes = [{ field: 'merged_id', from: mergedId, to: null }];
      const action = 'project.unmerged';
      await outbox.add(
        ...projectChangeEvents(caller, unmerged, 'updated', changes, { action }),
        historyLine(
          caller,
          { id: mergedId, updatedAt: unmerged.updatedAt },
          { action, details: { from: nameOf(source) } },
        ),
        auditProject(caller, 'unmerged', unmerged, { details: { from: mergedId } }),
      );
      return unmerged;
    });
}

async function assertMergeable(
  { projects }: TaskStores,
  frameId: string,
  source: string,
  target: string,
): Promise<void> {
  if (source === target) throw invalidMerge('A project cannot be merged into itself.');
  const related = await Promise.all([projects.ancestors(frameId, [source]), projects.ancestors(frameId, [target])]);
  if (related.some((line, index) => line.some(({ id }) => id === (index === 0 ? target : source)))) {
    throw invalidMerge('One of the projects is a descendant of the other. Detach it first.');
  }
  if ((await projects.mergedInto(frameId, source)).length > 0) {
    throw ruleBroken('merged_project', 'Other projects were merged into this one. Undo these merges first.');
  }
}

function invalidMerge(message: string): Error {
  return ruleBroken('invalid_merge', message);
}

function nameOf({ id, name }: Project) {
  return { id, name };
}
