import type { UntypedServiceImplementation } from '@grpc/grpc-js';
import {
  type OutboxV1,
  outboxProto,
  PROTO_FOLDER,
  type QuarantinedEvent,
  quarantineMessages,
} from '@trackway/contracts';
import { notFound } from '@trackway/errors';
import { type CallIdentity, GrpcClient, type RpcHandlers } from '@trackway/grpc';
import type { Lifecycle } from '@trackway/runtime';
import type { Quarantine } from './quarantine';
import type { PeerAddresses, PeerQuarantines, ServiceName } from './service-context';

/** A request for the quarantine waits for a service that is slow or unavailable at most so long. */
const TIMEOUT_MS = 2_000;

/** Every service offers its quarantine to projects, which shows it to operators. */
export function quarantineHandlers(rpc: RpcHandlers, quarantine: Quarantine): UntypedServiceImplementation {
  const rule = { callers: ['projects'] };
  const respond = async (event: Promise<QuarantinedEvent>) => ({ event: quarantineMessages.from(await event) });
  const handlers: OutboxV1.OutboxServiceHandlers = {
    ListQuarantinedEvents: rpc.unary(rule, async (_request, { caller }) => ({
      events: (await quarantine.list(caller)).map(quarantineMessages.from),
    })),
    ReplayQuarantinedEvent: rpc.unary(rule, ({ id }, { caller }) => respond(quarantine.replay(caller, id))),
    DiscardQuarantinedEvent: rpc.unary(rule, ({ id }, { caller }) => respond(quarantine.discard(caller, id))),
  };
  return { ...handlers };
}

/** Opens a client for the quarantine of each peer service. The caller of a call is that of the current request. */
export function openPeerQuarantines(
  addresses: PeerAddresses,
  identity: CallIdentity,
  lifecycle: Lifecycle,
): PeerQuarantines {
  const shared = { protoFolder: PROTO_FOLDER, service: outboxProto, ...identity };
  return new Map(
    Object.entries(addresses).map(([name, address]) => {
      const client = new GrpcClient<OutboxV1.OutboxServiceClient>({ name, address, ...shared });
      lifecycle.own(`quarantine of ${name}`, client, (one) => one.close());
      return [name as ServiceName, peerQuarantine(client)];
    }),
  );
}

function peerQuarantine(client: GrpcClient<OutboxV1.OutboxServiceClient>): Quarantine {
  const options = { timeoutMs: TIMEOUT_MS };
  return {
    list: async () => {
      const { events } = await client.unary<object, OutboxV1.ListQuarantinedEventsResponseOutput>(
        (stub) => stub.listQuarantinedEvents,
        {},
        options,
      );
      return events.map(quarantineMessages.to);
    },
    replay: async (_caller, id) =>
      eventOf(
        await client.unary<object, OutboxV1.ReplayQuarantinedEventResponseOutput>(
          (stub) => stub.replayQuarantinedEvent,
          { id },
          options,
        ),
      ),
    discard: async (_caller, id) =>
      eventOf(
        await client.unary<object, OutboxV1.ReplayQuarantinedEventResponseOutput>(
          (stub) => stub.discardQuarantinedEvent,
          { id },
          options,
        ),
      ),
  };
}

function eventOf({ event }: OutboxV1.ReplayQuarantinedEventResponseOutput): QuarantinedEvent {
  if (!event) throw notFound('quarantined_event');
  return quarantineMessages.to(event);
}
