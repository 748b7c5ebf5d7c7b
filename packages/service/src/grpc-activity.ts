import type { UntypedServiceImplementation } from '@grpc/grpc-js';
import { type ActivityV1, activityMessages, activityProto, PROTO_FOLDER } from '@trackway/contracts';
import { type CallIdentity, GrpcClient, type RpcHandlers } from '@trackway/grpc';
import type { Lifecycle } from '@trackway/runtime';
import type { ReadActivity } from './read-activity';
import type { PeerActivity, PeerAddresses, ServiceName } from './service-context';

/** A request for the activity waits for a service that is slow or unavailable at most so long. */
const TIMEOUT_MS = 2_000;

/** Every service offers its activity to projects, which shows it to users. */
export function activityHandlers(rpc: RpcHandlers, readActivity: ReadActivity): UntypedServiceImplementation {
  const handlers: ActivityV1.ActivityServiceHandlers = {
    ReadActivity: rpc.unary({ callers: ['projects'] }, async (_request, { caller }) =>
      activityMessages.from(await readActivity(caller.frameId)),
    ),
  };
  return { ...handlers };
}

/** Opens a client for the activity of each peer service. */
export function openPeerActivity(addresses: PeerAddresses, identity: CallIdentity, lifecycle: Lifecycle): PeerActivity {
  const shared = { protoFolder: PROTO_FOLDER, service: activityProto, ...identity };
  return new Map(
    Object.entries(addresses).map(([name, address]) => {
      const client = new GrpcClient<ActivityV1.ActivityServiceClient>({ name, address, ...shared });
      lifecycle.own(`activity of ${name}`, client, (one) => one.close());
      const read = () =>
        client.unary<object, ActivityV1.ReadActivityResponseOutput>(
          (stub) => stub.readActivity,
          {},
          {
            timeoutMs: TIMEOUT_MS,
          },
        );
      return [name as ServiceName, async () => activityMessages.to(await read())];
    }),
  );
}
