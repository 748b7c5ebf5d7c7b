import { notFound } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import type { BringToStep } from '../assignments/bring-to-step';
import type { makePreviewMove } from '../assignments/move-project';
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
  bringToStep: BringToStep;
  previewMove: ReturnType<typeof makePreviewMove>;
}): MoveByRule {
  async function place({ frameId }: Caller, stepId: string) {
    return await deps.unitOfWork.run(frameId, async ({ funnels }) => {
      const id = await funnels.funnelOfStep(frameId, stepId);
      const [funnel] = id ? await funnels.findMany(frameId, [id]) : [];
      const step = funnel?.steps.find((candidate) => candidate.id === stepId);
      if (!funnel || funnel.deletedAt || !step) throw notFound('step');
      return { funnelId: funnel.id, stepName: step.name };
    });
  }
  return {
    move: async (caller, target) => {
      const { funnelId, stepName } = await place(caller, target.stepId);
      const found = await deps.bringToStep.look(caller, { ...target, funnelId });
      if (found.made) return { changed: true, stepName };
      if (found.standing?.stepId === target.stepId) return { changed: false, stepName };
      await deps.bringToStep.bring(caller, { ...target, funnelId }, found);
      return { changed: true, stepName };
    },
    preview: async (caller, target) => {
      const { funnelId, stepName } = await place(caller, target.stepId);
      return { stepName, blockers: await deps.previewMove(caller, { ...target, funnelId }) };
    },
  };
}
