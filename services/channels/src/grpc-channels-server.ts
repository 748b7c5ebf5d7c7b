import type { ChannelsV1 } from '@trackway/contracts';
import type { RpcHandlers } from '@trackway/grpc';
import type { Application } from './application';

const NEIGHBOURS = { callers: ['projects', 'funnels', 'spreadsheets', 'forms'] };
const MOST_IDS = 500;

/** Wire in, use case, wire out. */
export function channelsServer(
  { queries }: Application,
  rpc: RpcHandlers,
): Omit<ChannelsV1.ChannelsServiceHandlers, 'SendMessage' | 'StreamAwaiting'> {
  return {
    BatchGetChannels: rpc.unary(NEIGHBOURS, async ({ ids }: ChannelsV1.BatchGetChannelsRequestOutput, { caller }) => ({
      channels: (await queries.findChannels(caller, ids.slice(0, MOST_IDS))).map(({ id, name, kind, active }) => {
        return { id, name, kind, active };
      }),
    })),
  };
}
