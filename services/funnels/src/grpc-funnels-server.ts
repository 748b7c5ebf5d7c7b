import type { FunnelsV1 } from '@trackway/contracts';
import type { RpcHandlers } from '@trackway/grpc';
import { isUuid } from '@trackway/runtime';
import type { Application } from './application';
import type { Funnel } from './funnels/funnel';

const NEIGHBOURS = { callers: ['projects', 'forms', 'spreadsheets', 'channels'] };
const MAX_IDS = 500;

/** Wire in, use case, wire out. */
export function funnelsServer({ queries }: Application, rpc: RpcHandlers): FunnelsV1.FunnelsServiceHandlers {
  return {
    BatchGetFunnels: rpc.unary(NEIGHBOURS, async ({ ids }: FunnelsV1.BatchGetFunnelsRequestOutput, { caller }) => ({
      funnels: (await queries.findFunnels(caller, ids.filter(isUuid).slice(0, MAX_IDS))).map(toFunnelMessage),
    })),
  };
}

function toFunnelMessage({ id, name, steps, deletedAt }: Funnel): FunnelsV1.Funnel {
  return {
    id,
    name,
    steps: steps.map((step, position) => ({ id: step.id, name: step.name, position })),
    deleted: deletedAt !== null,
  };
}
