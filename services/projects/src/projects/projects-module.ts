import type { UnitOfWork } from '@trackway/application';
import type { Clock, NewId } from '@trackway/runtime';
import type { NumberRanges } from '../directory/numbers/number-ranges';
import type { PeerQueries } from '../peers/peer-queries';
import type { ReadModel } from '../peers/read-model/read-model';
import type { AggregateIndex } from '../search/aggregates/aggregate-query';
import type { FilterEvaluator } from '../search/filter-evaluator';
import { makeFind } from '../search/read-by-id';
import { type EdgeDirectory, makeResolveEdgeTypes } from '../search/resolve-edge-types';
import type { SearchIndex } from '../search/search-index';
import { makeDuplicateProject } from './copies/duplicate-project';
import { makeMergeProject, makeUnmergeProject } from './copies/merge-project';
import { makeJoinGroup, makeLeaveGroup } from './groups/join-group';
import { makeMoveInGroup, makeOrderGroup } from './groups/order-group';
import { makeAttachChild, makeDetachChild } from './hierarchy/change-parent';
import { makeReadHierarchy } from './hierarchy/read-hierarchy';
import type { HistoryStore } from './history/history-store';
import { makeReadHistory } from './history/read-history';
import { makeCreateProject } from './project/create-project';
import { makeLinkToProject } from './project/link-to-project';
import type { ProjectStores } from './project/project-store';
import { makeDeleteProject, makeRestoreProject } from './project/remove-project';
import { makeCheckFields, makeSetField } from './project/set-field';
import { makeUpdateProject } from './project/update-project';
import { makeApplyView } from './saved-views/apply-view';
import { makeEvaluateFilters } from './saved-views/evaluate-filters';
import { makeListViews, makeReadView } from './saved-views/read-saved-views';
import type { SavedViewStores } from './saved-views/saved-view-store';
import { makeCreateView, makeDeleteView, makeRestoreView, makeUpdateView } from './saved-views/write-saved-view';
import { makeOpenShare } from './shares/open-share';
import { makeRestoreShare } from './shares/restore-share';
import type { ShareIndex } from './shares/share-index';
import { makeShareProject, makeUnshareProject } from './shares/share-project';
import { makeListTasks, makeReadTask } from './tasks/read-tasks';
import type { TaskStores } from './tasks/task-store';
import { makeCreateTask, makeDeleteTask, makeRestoreTask, makeUpdateTask } from './tasks/write-task';
import { makeAggregateProjects } from './views/aggregate-projects';
import { makeCompleteFunnels } from './views/complete-funnels';
import type { ProjectPages } from './views/project-pages';
import { makeListProjects, makePresentWritten, makeReadProject, makeReadUnrestricted } from './views/read-projects';
import type { RecordNameStores } from './views/record-names';

export interface ProjectsDeps extends PeerQueries {
  readonly unitOfWork: UnitOfWork<TaskStores & RecordNameStores & SavedViewStores>;
  readonly pages: ProjectPages;
  readonly searchIndex: SearchIndex;
  readonly aggregateIndex: AggregateIndex;
  readonly filterEvaluator: FilterEvaluator;
  readonly edgeDirectory: EdgeDirectory;
  readonly history: HistoryStore;
  readonly shareIndex: ShareIndex;
  readonly numbers: NumberRanges;
  readonly readModel: ReadModel;
  readonly newId: NewId;
  readonly clock: Clock;
}

/** Projects with their tasks, groups, hierarchy, history and share pages. */
export function projectsModule(adapters: ProjectsDeps) {
  const deps = { ...adapters, completeFunnels: makeCompleteFunnels(adapters) };
  const updateProject = makeUpdateProject(deps);
  const findProjects = ({ projects }: ProjectStores, frameId: string, ids: readonly string[]) =>
    projects.findMany(frameId, ids);
  return {
    commands: {
      createProject: makeCreateProject(deps),
      updateProject,
      setField: makeSetField(updateProject),
      linkToProject: makeLinkToProject(deps),
      deleteProject: makeDeleteProject(deps),
      restoreProject: makeRestoreProject(deps),
      createTask: makeCreateTask(deps),
      updateTask: makeUpdateTask(deps),
      deleteTask: makeDeleteTask(deps),
      restoreTask: makeRestoreTask(deps),
      joinGroup: makeJoinGroup(deps),
      leaveGroup: makeLeaveGroup(deps),
      moveInGroup: makeMoveInGroup(deps),
      orderGroup: makeOrderGroup(deps),
      attachChild: makeAttachChild(deps),
      detachChild: makeDetachChild(deps),
      mergeProject: makeMergeProject(deps),
      unmergeProject: makeUnmergeProject(deps),
      duplicateProject: makeDuplicateProject(deps),
      shareProject: makeShareProject(deps),
      unshareProject: makeUnshareProject(deps),
      restoreShare: makeRestoreShare(deps),
      createView: makeCreateView(deps),
      updateView: makeUpdateView(deps),
      deleteView: makeDeleteView(deps),
      restoreView: makeRestoreView(deps),
    },
    queries: {
      listProjects: makeListProjects(deps),
      aggregateProjects: makeAggregateProjects(deps),
      readProject: makeReadProject(deps),
      presentWritten: makePresentWritten(deps),
      readRecovered: makeReadUnrestricted(deps),
      findProjects: makeFind(deps.unitOfWork, findProjects),
      checkFields: makeCheckFields(deps),
      evaluateFilters: makeEvaluateFilters(deps),
      resolveEdgeTypes: makeResolveEdgeTypes(deps),
      listViews: makeListViews(deps),
      readView: makeReadView(deps),
      applyView: makeApplyView(deps),
      listTasks: makeListTasks(deps),
      readTask: makeReadTask(deps),
      readHierarchy: makeReadHierarchy(deps),
      readHistory: makeReadHistory(deps),
      openShare: makeOpenShare({ ...deps, readUnrestricted: makeReadUnrestricted(deps) }),
    },
  };
}

export type ProjectsModule = ReturnType<typeof projectsModule>;
