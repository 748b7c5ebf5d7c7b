import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { AwaitingReply as _trackway_channels_v1_AwaitingReply, AwaitingReply__Output as _trackway_channels_v1_AwaitingReply__Output } from './trackway/channels/v1/AwaitingReply';
import type { BatchGetChannelsRequest as _trackway_channels_v1_BatchGetChannelsRequest, BatchGetChannelsRequest__Output as _trackway_channels_v1_BatchGetChannelsRequest__Output } from './trackway/channels/v1/BatchGetChannelsRequest';
import type { BatchGetChannelsResponse as _trackway_channels_v1_BatchGetChannelsResponse, BatchGetChannelsResponse__Output as _trackway_channels_v1_BatchGetChannelsResponse__Output } from './trackway/channels/v1/BatchGetChannelsResponse';
import type { Channel as _trackway_channels_v1_Channel, Channel__Output as _trackway_channels_v1_Channel__Output } from './trackway/channels/v1/Channel';
import type { ChannelsServiceClient as _trackway_channels_v1_ChannelsServiceClient, ChannelsServiceDefinition as _trackway_channels_v1_ChannelsServiceDefinition } from './trackway/channels/v1/ChannelsService';
import type { ListLinkedProjectsRequest as _trackway_channels_v1_ListLinkedProjectsRequest, ListLinkedProjectsRequest__Output as _trackway_channels_v1_ListLinkedProjectsRequest__Output } from './trackway/channels/v1/ListLinkedProjectsRequest';
import type { ListLinkedProjectsResponse as _trackway_channels_v1_ListLinkedProjectsResponse, ListLinkedProjectsResponse__Output as _trackway_channels_v1_ListLinkedProjectsResponse__Output } from './trackway/channels/v1/ListLinkedProjectsResponse';
import type { SendMessageRequest as _trackway_channels_v1_SendMessageRequest, SendMessageRequest__Output as _trackway_channels_v1_SendMessageRequest__Output } from './trackway/channels/v1/SendMessageRequest';
import type { SendMessageResponse as _trackway_channels_v1_SendMessageResponse, SendMessageResponse__Output as _trackway_channels_v1_SendMessageResponse__Output } from './trackway/channels/v1/SendMessageResponse';
import type { StreamAwaitingRequest as _trackway_channels_v1_StreamAwaitingRequest, StreamAwaitingRequest__Output as _trackway_channels_v1_StreamAwaitingRequest__Output } from './trackway/channels/v1/StreamAwaitingRequest';
import type { StreamAwaitingResponse as _trackway_channels_v1_StreamAwaitingResponse, StreamAwaitingResponse__Output as _trackway_channels_v1_StreamAwaitingResponse__Output } from './trackway/channels/v1/StreamAwaitingResponse';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  trackway: {
    channels: {
      v1: {
        AwaitingReply: MessageTypeDefinition<_trackway_channels_v1_AwaitingReply, _trackway_channels_v1_AwaitingReply__Output>
        BatchGetChannelsRequest: MessageTypeDefinition<_trackway_channels_v1_BatchGetChannelsRequest, _trackway_channels_v1_BatchGetChannelsRequest__Output>
        BatchGetChannelsResponse: MessageTypeDefinition<_trackway_channels_v1_BatchGetChannelsResponse, _trackway_channels_v1_BatchGetChannelsResponse__Output>
        Channel: MessageTypeDefinition<_trackway_channels_v1_Channel, _trackway_channels_v1_Channel__Output>
        ChannelsService: SubtypeConstructor<typeof grpc.Client, _trackway_channels_v1_ChannelsServiceClient> & { service: _trackway_channels_v1_ChannelsServiceDefinition }
        ListLinkedProjectsRequest: MessageTypeDefinition<_trackway_channels_v1_ListLinkedProjectsRequest, _trackway_channels_v1_ListLinkedProjectsRequest__Output>
        ListLinkedProjectsResponse: MessageTypeDefinition<_trackway_channels_v1_ListLinkedProjectsResponse, _trackway_channels_v1_ListLinkedProjectsResponse__Output>
        SendMessageRequest: MessageTypeDefinition<_trackway_channels_v1_SendMessageRequest, _trackway_channels_v1_SendMessageRequest__Output>
        SendMessageResponse: MessageTypeDefinition<_trackway_channels_v1_SendMessageResponse, _trackway_channels_v1_SendMessageResponse__Output>
        StreamAwaitingRequest: MessageTypeDefinition<_trackway_channels_v1_StreamAwaitingRequest, _trackway_channels_v1_StreamAwaitingRequest__Output>
        StreamAwaitingResponse: MessageTypeDefinition<_trackway_channels_v1_StreamAwaitingResponse, _trackway_channels_v1_StreamAwaitingResponse__Output>
      }
    }
  }
}

