import { type Caller, newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { FakeFormsClient } from './answers/fake-forms-client';
import { FakeBoardUnitOfWork } from './fake-board-unit-of-work';
import { aFunnel, anAssignment, aProject } from './fake-samples';
import type { Assignment } from './funnels/assignment';
import { makeCheckStepForms } from './funnels/check-step-forms';
import type { Funnel } from './funnels/funnel';
import { makeFinishStage, makeStageAnswers } from './gate/stage-answers';
import { makeEnsureProject } from './projects/ensure-project';
import type { ProjectFacts } from './projects/project-facts';

const NOW = new Date('2026-05-04T12:00:00Z');

/** Dependencies of the use cases of the module, in memory, and what a test stores before it calls them. */
export function openBoard(caller: Caller = aCaller()) {
  const unitOfWork = new FakeBoardUnitOfWork();
  const { board } = unitOfWork;
  const { frameId } = caller;
  const forms = new FakeFormsClient();
  const peers = { projects: [] as ProjectFacts[], users: [] as string[], tags: [] as string[] };
  let now = NOW;
  const common = { unitOfWork, forms, newId, clock: () => now };
  const fetchProject = async (projectId: string) => peers.projects.find(({ id }) => id === projectId);
  const deps = {
    ...common,
    fetchProject,
    findUsers: async (ids: readonly string[]) => ids.filter((id) => peers.users.includes(id)),
    findTags: async (ids: readonly string[]) => ids.filter((id) => peers.tags.includes(id)),
    linkTo: (_frameId: string, { id }: { readonly id: string }) => `https://example.org/${id}`,
    checkStepForms: makeCheckStepForms(common),
    ensureProject: makeEnsureProject({ unitOfWork, fetchProject }),
    stageAnswers: makeStageAnswers(common),
    finishStage: makeFinishStage(common),
  };
  return {
    caller,
    board,
    deps,
    forms,
    peers,
    now: () => now,
    /** Moves the clock. */
    setNow: (time: Date) => {
      now = time;
    },
    async addFunnel(steps: Parameters<typeof aFunnel>[0] = ['One', 'Two']): Promise<Funnel> {
      const funnel = aFunnel(steps);
      await board.funnels.insert(frameId, funnel);
      return funnel;
    },
    async addProject(changes: Partial<ProjectFacts> = {}): Promise<string> {
      const project = aProject(changes);
      await board.projectFacts.upsertNewer(frameId, [project]);
      return project.id;
    },
    /** A project in a funnel, by default open and in its first step. */
    async place(funnel: Funnel, changes: Partial<Assignment> = {}, facts: Partial<ProjectFacts> = {}) {
      const project = aProject(facts);
      await board.projectFacts.upsertNewer(frameId, [project]);
      const assignment = anAssignment(funnel, { projectId: project.id, ...changes });
      board.assignments.rows.put(frameId, assignment);
      return assignment;
    },
  };
}
