import { type FunnelsV1, PROTO_FOLDER, protoServices } from '@trackway/contracts';
import { unavailable } from '@trackway/errors';
import { RpcHandlers, startGrpcServer } from '@trackway/grpc';
import { quietLogger, tokensOf } from '@trackway/testkit';

export interface FakeFunnels {
  /** The stages of completed moves. */
  readonly moved: Set<string>;
  /** If true, all calls fail with UNAVAILABLE. */
  isUnavailable: boolean;
  /** Assignments by project; each is in a funnel with its own step and the second one. */
  readonly places: Map<string, readonly { id: string; stepId: string; laterStepId: string }[]>;
  /** Funnels by id, with the steps and the forms of the first one. */
  readonly funnels: Map<string, { steps: string[]; formIds: number[] }>;
  /** What prevents the next moves. */
  blocker?: string;
  /** Moves of projects. */
  readonly entered: { projectId: string; funnelId: string }[];
  /** Number of calls. */
  calls: number;
}

/** A fake funnels service. */
export async function startFakeFunnels(state: FakeFunnels) {
  const rpc = new RpcHandlers({ tokens: tokensOf('funnels'), logger: quietLogger() });
  const handlers = {
    ResolveStages: rpc.unary({ callers: ['forms'] }, async ({ stageIds }: FunnelsV1.ResolveStagesRequestOutput) => {
      state.calls += 1;
      if (state.isUnavailable) throw unavailable('Funnels is unavailable.', 1);
      return { committedIds: stageIds.filter((id) => state.moved.has(id)) };
    }),
    BatchGetAssignments: rpc.unary(
      { callers: ['forms'] },
      async ({ projectIds }: FunnelsV1.BatchGetAssignmentsRequestOutput) => ({
        assignments: projectIds.flatMap((projectId) =>
          (state.places.get(projectId) ?? []).map(({ id, stepId }) => ({ id, stepId, projectId, funnelId: id })),
        ),
      }),
    ),
    BatchGetFunnels: rpc.unary(
      { callers: ['forms'] },
      async ({ ids, stepIds }: FunnelsV1.BatchGetFunnelsRequestOutput) => ({
        funnels: [
          ...ids.flatMap((id) => funnelOf(state, id)),
          ...[...state.places.values()]
            .flat()
            .filter((place) => [place.stepId, place.laterStepId].some((step) => stepIds.includes(step)))
            .map(({ id, stepId, laterStepId }) => ({ id, steps: [stepId, laterStepId].map((step) => ({ id: step })) })),
        ],
      }),
    ),
    Move: rpc.unary({ callers: ['forms'] }, async ({ projectId, funnelId }: FunnelsV1.MoveRequestOutput) => {
      if (state.isUnavailable) throw unavailable('Funnels is unavailable.', 1);
      const isEntered = state.entered.some((one) => one.projectId === projectId);
      if (state.blocker) return { blockers: [{ type: 'wip_limit', detail: state.blocker, clear: '' }] };
      if (!isEntered) state.entered.push({ projectId, funnelId });
      return { blockers: [] };
    }),
  };
  return startGrpcServer({ port: 0, protoFolder: PROTO_FOLDER, service: protoServices.funnels, handlers });
}

function funnelOf({ funnels }: FakeFunnels, id: string): FunnelsV1.Funnel[] {
  const found = funnels.get(id);
  if (!found) return [];
  return [
    { id, steps: found.steps.map((step, index) => ({ id: step, name: step, formIds: index ? [] : found.formIds })) },
  ];
}
