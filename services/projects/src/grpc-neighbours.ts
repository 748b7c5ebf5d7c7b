import { type ChannelsV1, type FormsV1, type FunnelsV1, PROTO_FOLDER, protoServices } from '@trackway/contracts';
import { GrpcNeighbour, type GrpcTls } from '@trackway/grpc';
import type { InternalTokens, Lifecycle } from '@trackway/runtime';
import type { Config } from './config';

export interface Neighbours {
  readonly funnels: GrpcNeighbour<FunnelsV1.FunnelsServiceClient>;
  readonly forms: GrpcNeighbour<FormsV1.FormsServiceClient>;
  readonly channels: GrpcNeighbour<ChannelsV1.ChannelsServiceClient>;
}

/** What a call proves itself by. */
interface Identity {
  readonly tokens: InternalTokens;
  readonly tls: GrpcTls;
}

/** One channel to each service that owns a part of what projects are searched by and shown with. */
export function connectNeighbours(config: Config, lifecycle: Lifecycle, identity: Identity): Neighbours {
  const common = { protoFolder: PROTO_FOLDER, ...identity };
  const funnels = new GrpcNeighbour<FunnelsV1.FunnelsServiceClient>({
    ...common,
    name: 'funnels',
    address: config.FUNNELS_GRPC,
    service: protoServices.funnels,
  });
  const forms = new GrpcNeighbour<FormsV1.FormsServiceClient>({
    ...common,
    name: 'forms',
    address: config.FORMS_GRPC,
    service: protoServices.forms,
  });
  const channels = new GrpcNeighbour<ChannelsV1.ChannelsServiceClient>({
    ...common,
    name: 'channels',
    address: config.CHANNELS_GRPC,
    service: protoServices.channels,
  });
  for (const [name, neighbour] of Object.entries({ funnels, forms, channels })) {
    lifecycle.own(name, neighbour, (one) => one.close());
  }
  return { funnels, forms, channels };
}
