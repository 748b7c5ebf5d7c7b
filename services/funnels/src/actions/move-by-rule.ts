import { notFound } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import type { makeEnterFunnel, makeMoveProject, makePreviewMove } from '../assignments/move-project';
import type { Blocker } from '../gate/blocker';
import type { UnitOfWork } from '../unit-of-work';

interface Target {
  readonly projectId: string;
  readonly stepId: string;
}

/** Brings a project to a step wherever it stands now: another step of the funnel, or not in it at all. */
export interface MoveByRule {
  /** The same key never moves twice. */
  move(caller: Caller, target: Target & { readonly key: string }): Promise<{ changed: boolean; stepName: string }>;
  preview(caller: Caller, target: Target): Promise<{ stepName: string; blockers: readonly Blocker[] }>;
}

export function makeMoveByRule(deps: {
  unitOfWork: UnitOfWork;
  enterFunnel: ReturnType<typeof makeEnterFunnel>;
  moveProject: ReturnType<typeof makeMoveProject>;
  previewMove: ReturnType<typeof makePreviewMove>;
}): MoveByRule {
  async function look({ frameId }: Caller, { projectId, stepId, key }: Target & { readonly key?: string }) {
    return await deps.unitOfWork.run(frameId, async ({ funnels, assignments, moveKeys }) => {
      const funnelId = await funnels.funnelOfStep(frameId, stepId);
      const [funnel] = funnelId ? await funnels.findMany(frameId, [funnelId]) : [];
      const step = funnel?.steps.find(({ id }) => id === stepId);
      if (!funnel || funnel.deletedAt || !step) throw notFound('step');
      const standing = await assignments.find(frameId, funnel.id, projectId);
      const made = key !== undefined && (await moveKeys.has(frameId, key));
      return { funnel, step, made, standing: standing?.leftAt ? undefined : standing };
    });
  }
  return {
    move: async (caller, target) => {
      const { funnel, step, standing, made } = await look(caller, target);
      if (made) return { changed: true, stepName: step.name };
      if (standing?.stepId === step.id) return { changed: false, stepName: step.name };
      const move = { ...target, funnelId: funnel.id };
      await (standing ? deps.moveProject(caller, move) : deps.enterFunnel(caller, move));
      return { changed: true, stepName: step.name };
    },
    preview: async (caller, target) => {
      const { funnel, step } = await look(caller, target);
      return { stepName: step.name, blockers: await deps.previewMove(caller, { ...target, funnelId: funnel.id }) };
    },
  };
}
