// Original file: trackway/channels/v1/channels_service.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { BatchGetChannelsRequest as _trackway_channels_v1_BatchGetChannelsRequest, BatchGetChannelsRequest__Output as _trackway_channels_v1_BatchGetChannelsRequest__Output } from '../../../trackway/channels/v1/BatchGetChannelsRequest';
import type { BatchGetChannelsResponse as _trackway_channels_v1_BatchGetChannelsResponse, BatchGetChannelsResponse__Output as _trackway_channels_v1_BatchGetChannelsResponse__Output } from '../../../trackway/channels/v1/BatchGetChannelsResponse';
import type { ListLinkedProjectsRequest as _trackway_channels_v1_ListLinkedProjectsRequest, ListLinkedProjectsRequest__Output as _trackway_channels_v1_ListLinkedProjectsRequest__Output } from '../../../trackway/channels/v1/ListLinkedProjectsRequest';
import type { ListLinkedProjectsResponse as _trackway_channels_v1_ListLinkedProjectsResponse, ListLinkedProjectsResponse__Output as _trackway_channels_v1_ListLinkedProjectsResponse__Output } from '../../../trackway/channels/v1/ListLinkedProjectsResponse';
import type { SendMessageRequest as _trackway_channels_v1_SendMessageRequest, SendMessageRequest__Output as _trackway_channels_v1_SendMessageRequest__Output } from '../../../trackway/channels/v1/SendMessageRequest';
import type { SendMessageResponse as _trackway_channels_v1_SendMessageResponse, SendMessageResponse__Output as _trackway_channels_v1_SendMessageResponse__Output } from '../../../trackway/channels/v1/SendMessageResponse';
import type { StreamAwaitingRequest as _trackway_channels_v1_StreamAwaitingRequest, StreamAwaitingRequest__Output as _trackway_channels_v1_StreamAwaitingRequest__Output } from '../../../trackway/channels/v1/StreamAwaitingRequest';
import type { StreamAwaitingResponse as _trackway_channels_v1_StreamAwaitingResponse, StreamAwaitingResponse__Output as _trackway_channels_v1_StreamAwaitingResponse__Output } from '../../../trackway/channels/v1/StreamAwaitingResponse';

export interface ChannelsServiceClient extends grpc.Client {
  BatchGetChannels(argument: _trackway_channels_v1_BatchGetChannelsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_channels_v1_BatchGetChannelsResponse__Output>): grpc.ClientUnaryCall;
  BatchGetChannels(argument: _trackway_channels_v1_BatchGetChannelsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_channels_v1_BatchGetChannelsResponse__Output>): grpc.ClientUnaryCall;
  BatchGetChannels(argument: _trackway_channels_v1_BatchGetChannelsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_channels_v1_BatchGetChannelsResponse__Output>): grpc.ClientUnaryCall;
  BatchGetChannels(argument: _trackway_channels_v1_BatchGetChannelsRequest, callback: grpc.requestCallback<_trackway_channels_v1_BatchGetChannelsResponse__Output>): grpc.ClientUnaryCall;
  batchGetChannels(argument: _trackway_channels_v1_BatchGetChannelsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_channels_v1_BatchGetChannelsResponse__Output>): grpc.ClientUnaryCall;
  batchGetChannels(argument: _trackway_channels_v1_BatchGetChannelsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_channels_v1_BatchGetChannelsResponse__Output>): grpc.ClientUnaryCall;
  batchGetChannels(argument: _trackway_channels_v1_BatchGetChannelsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_channels_v1_BatchGetChannelsResponse__Output>): grpc.ClientUnaryCall;
  batchGetChannels(argument: _trackway_channels_v1_BatchGetChannelsRequest, callback: grpc.requestCallback<_trackway_channels_v1_BatchGetChannelsResponse__Output>): grpc.ClientUnaryCall;
  
  ListLinkedProjects(argument: _trackway_channels_v1_ListLinkedProjectsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_channels_v1_ListLinkedProjectsResponse__Output>): grpc.ClientUnaryCall;
  ListLinkedProjects(argument: _trackway_channels_v1_ListLinkedProjectsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_channels_v1_ListLinkedProjectsResponse__Output>): grpc.ClientUnaryCall;
  ListLinkedProjects(argument: _trackway_channels_v1_ListLinkedProjectsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_channels_v1_ListLinkedProjectsResponse__Output>): grpc.ClientUnaryCall;
  ListLinkedProjects(argument: _trackway_channels_v1_ListLinkedProjectsRequest, callback: grpc.requestCallback<_trackway_channels_v1_ListLinkedProjectsResponse__Output>): grpc.ClientUnaryCall;
  listLinkedProjects(argument: _trackway_channels_v1_ListLinkedProjectsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_channels_v1_ListLinkedProjectsResponse__Output>): grpc.ClientUnaryCall;
  listLinkedProjects(argument: _trackway_channels_v1_ListLinkedProjectsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_channels_v1_ListLinkedProjectsResponse__Output>): grpc.ClientUnaryCall;
  listLinkedProjects(argument: _trackway_channels_v1_ListLinkedProjectsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_channels_v1_ListLinkedProjectsResponse__Output>): grpc.ClientUnaryCall;
  listLinkedProjects(argument: _trackway_channels_v1_ListLinkedProjectsRequest, callback: grpc.requestCallback<_trackway_channels_v1_ListLinkedProjectsResponse__Output>): grpc.ClientUnaryCall;
  
  SendMessage(argument: _trackway_channels_v1_SendMessageRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_channels_v1_SendMessageResponse__Output>): grpc.ClientUnaryCall;
  SendMessage(argument: _trackway_channels_v1_SendMessageRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_channels_v1_SendMessageResponse__Output>): grpc.ClientUnaryCall;
  SendMessage(argument: _trackway_channels_v1_SendMessageRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_channels_v1_SendMessageResponse__Output>): grpc.ClientUnaryCall;
  SendMessage(argument: _trackway_channels_v1_SendMessageRequest, callback: grpc.requestCallback<_trackway_channels_v1_SendMessageResponse__Output>): grpc.ClientUnaryCall;
  sendMessage(argument: _trackway_channels_v1_SendMessageRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_channels_v1_SendMessageResponse__Output>): grpc.ClientUnaryCall;
  sendMessage(argument: _trackway_channels_v1_SendMessageRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_channels_v1_SendMessageResponse__Output>): grpc.ClientUnaryCall;
  sendMessage(argument: _trackway_channels_v1_SendMessageRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_channels_v1_SendMessageResponse__Output>): grpc.ClientUnaryCall;
  sendMessage(argument: _trackway_channels_v1_SendMessageRequest, callback: grpc.requestCallback<_trackway_channels_v1_SendMessageResponse__Output>): grpc.ClientUnaryCall;
  
  StreamAwaiting(argument: _trackway_channels_v1_StreamAwaitingRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_channels_v1_StreamAwaitingResponse__Output>;
  StreamAwaiting(argument: _trackway_channels_v1_StreamAwaitingRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_channels_v1_StreamAwaitingResponse__Output>;
  streamAwaiting(argument: _trackway_channels_v1_StreamAwaitingRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_channels_v1_StreamAwaitingResponse__Output>;
  streamAwaiting(argument: _trackway_channels_v1_StreamAwaitingRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_channels_v1_StreamAwaitingResponse__Output>;
  
}

export interface ChannelsServiceHandlers extends grpc.UntypedServiceImplementation {
  BatchGetChannels: grpc.handleUnaryCall<_trackway_channels_v1_BatchGetChannelsRequest__Output, _trackway_channels_v1_BatchGetChannelsResponse>;
  
  ListLinkedProjects: grpc.handleUnaryCall<_trackway_channels_v1_ListLinkedProjectsRequest__Output, _trackway_channels_v1_ListLinkedProjectsResponse>;
  
  SendMessage: grpc.handleUnaryCall<_trackway_channels_v1_SendMessageRequest__Output, _trackway_channels_v1_SendMessageResponse>;
  
  StreamAwaiting: grpc.handleServerStreamingCall<_trackway_channels_v1_StreamAwaitingRequest__Output, _trackway_channels_v1_StreamAwaitingResponse>;
  
}

export interface ChannelsServiceDefinition extends grpc.ServiceDefinition {
  BatchGetChannels: MethodDefinition<_trackway_channels_v1_BatchGetChannelsRequest, _trackway_channels_v1_BatchGetChannelsResponse, _trackway_channels_v1_BatchGetChannelsRequest__Output, _trackway_channels_v1_BatchGetChannelsResponse__Output>
  ListLinkedProjects: MethodDefinition<_trackway_channels_v1_ListLinkedProjectsRequest, _trackway_channels_v1_ListLinkedProjectsResponse, _trackway_channels_v1_ListLinkedProjectsRequest__Output, _trackway_channels_v1_ListLinkedProjectsResponse__Output>
  SendMessage: MethodDefinition<_trackway_channels_v1_SendMessageRequest, _trackway_channels_v1_SendMessageResponse, _trackway_channels_v1_SendMessageRequest__Output, _trackway_channels_v1_SendMessageResponse__Output>
  StreamAwaiting: MethodDefinition<_trackway_channels_v1_StreamAwaitingRequest, _trackway_channels_v1_StreamAwaitingResponse, _trackway_channels_v1_StreamAwaitingRequest__Output, _trackway_channels_v1_StreamAwaitingResponse__Output>
}
