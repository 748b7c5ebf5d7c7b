import { notFound } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import type { Blocker } from '../board/gate/blocker';
import type { KeyedMoves } from '../board/moves/move-by-key';
import type { makePreviewMove } from '../board/moves/move-project';
import type { BoardStores, UnitOfWork } from '../unit-of-work';

interface Target {
  readonly projectId: string;
  readonly stepId: string;
}

/** Moves a project to a step from another step of the funnel, or into the funnel. */
export interface MoveByRule {
  /** One key moves at most once. */
  move(caller: Caller, target: Target & { readonly key: string }): Promise<{ changed: boolean; stepName: string }>;
  preview(caller: Caller, target: Target): Promise<{ stepName: string; blockers: readonly Blocker[] }>;
}

export function makeMoveByRule(deps: {
  unitOfWork: UnitOfWork<BoardStores>;
  moves: KeyedMoves;
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
      const found = await deps.moves.find(caller, { ...target, funnelId });
      if (found.made) return { changed: true, stepName };
      if (found.current?.stepId === target.stepId) return { changed: false, stepName };
      await deps.moves.make(caller, { ...target, funnelId }, found);
      return { changed: true, stepName };
    },
    preview: async (caller, target) => {
      const { funnelId, stepName } = await place(caller, target.stepId);
      return { stepName, blockers: await deps.previewMove(caller, { ...target, funnelId }) };
    },
  };
}
