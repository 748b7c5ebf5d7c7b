// Original file: trackway/channels/v1/channels_service.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { BatchGetChannelsRequest as _trackway_channels_v1_BatchGetChannelsRequest, BatchGetChannelsRequest__Output as _trackway_channels_v1_BatchGetChannelsRequest__Output } from '../../../trackway/channels/v1/BatchGetChannelsRequest';
import type { BatchGetChannelsResponse as _trackway_channels_v1_BatchGetChannelsResponse, BatchGetChannelsResponse__Output as _trackway_channels_v1_BatchGetChannelsResponse__Output } from '../../../trackway/channels/v1/BatchGetChannelsResponse';

export interface ChannelsServiceClient extends grpc.Client {
  BatchGetChannels(argument: _trackway_channels_v1_BatchGetChannelsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_channels_v1_BatchGetChannelsResponse__Output>): grpc.ClientUnaryCall;
  BatchGetChannels(argument: _trackway_channels_v1_BatchGetChannelsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_channels_v1_BatchGetChannelsResponse__Output>): grpc.ClientUnaryCall;
  BatchGetChannels(argument: _trackway_channels_v1_BatchGetChannelsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_channels_v1_BatchGetChannelsResponse__Output>): grpc.ClientUnaryCall;
  BatchGetChannels(argument: _trackway_channels_v1_BatchGetChannelsRequest, callback: grpc.requestCallback<_trackway_channels_v1_BatchGetChannelsResponse__Output>): grpc.ClientUnaryCall;
  batchGetChannels(argument: _trackway_channels_v1_BatchGetChannelsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_channels_v1_BatchGetChannelsResponse__Output>): grpc.ClientUnaryCall;
  batchGetChannels(argument: _trackway_channels_v1_BatchGetChannelsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_channels_v1_BatchGetChannelsResponse__Output>): grpc.ClientUnaryCall;
  batchGetChannels(argument: _trackway_channels_v1_BatchGetChannelsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_channels_v1_BatchGetChannelsResponse__Output>): grpc.ClientUnaryCall;
  batchGetChannels(argument: _trackway_channels_v1_BatchGetChannelsRequest, callback: grpc.requestCallback<_trackway_channels_v1_BatchGetChannelsResponse__Output>): grpc.ClientUnaryCall;
  
}

export interface ChannelsServiceHandlers extends grpc.UntypedServiceImplementation {
  BatchGetChannels: grpc.handleUnaryCall<_trackway_channels_v1_BatchGetChannelsRequest__Output, _trackway_channels_v1_BatchGetChannelsResponse>;
  
}

export interface ChannelsServiceDefinition extends grpc.ServiceDefinition {
  BatchGetChannels: MethodDefinition<_trackway_channels_v1_BatchGetChannelsRequest, _trackway_channels_v1_BatchGetChannelsResponse, _trackway_channels_v1_BatchGetChannelsRequest__Output, _trackway_channels_v1_BatchGetChannelsResponse__Output>
}
