import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { BatchGetChannelsRequest as _trackway_channels_v1_BatchGetChannelsRequest, BatchGetChannelsRequest__Output as _trackway_channels_v1_BatchGetChannelsRequest__Output } from './trackway/channels/v1/BatchGetChannelsRequest';
import type { BatchGetChannelsResponse as _trackway_channels_v1_BatchGetChannelsResponse, BatchGetChannelsResponse__Output as _trackway_channels_v1_BatchGetChannelsResponse__Output } from './trackway/channels/v1/BatchGetChannelsResponse';
import type { Channel as _trackway_channels_v1_Channel, Channel__Output as _trackway_channels_v1_Channel__Output } from './trackway/channels/v1/Channel';
import type { ChannelsServiceClient as _trackway_channels_v1_ChannelsServiceClient, ChannelsServiceDefinition as _trackway_channels_v1_ChannelsServiceDefinition } from './trackway/channels/v1/ChannelsService';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  trackway: {
    channels: {
      v1: {
        BatchGetChannelsRequest: MessageTypeDefinition<_trackway_channels_v1_BatchGetChannelsRequest, _trackway_channels_v1_BatchGetChannelsRequest__Output>
        BatchGetChannelsResponse: MessageTypeDefinition<_trackway_channels_v1_BatchGetChannelsResponse, _trackway_channels_v1_BatchGetChannelsResponse__Output>
        Channel: MessageTypeDefinition<_trackway_channels_v1_Channel, _trackway_channels_v1_Channel__Output>
        ChannelsService: SubtypeConstructor<typeof grpc.Client, _trackway_channels_v1_ChannelsServiceClient> & { service: _trackway_channels_v1_ChannelsServiceDefinition }
      }
    }
  }
}

