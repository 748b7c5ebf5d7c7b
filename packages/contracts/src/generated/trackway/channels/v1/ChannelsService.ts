// Original file: trackway/channels/v1/channels_service.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { BatchGetChannelsRequest as _trackway_channels_v1_BatchGetChannelsRequest, BatchGetChannelsRequest__Output as _trackway_channels_v1_BatchGetChannelsRequest__Output } from '../../../trackway/channels/v1/BatchGetChannelsRequest';
import type { BatchGetChannelsResponse as _trackway_channels_v1_BatchGetChannelsResponse, BatchGetChannelsResponse__Output as _trackway_channels_v1_BatchGetChannelsResponse__Output } from '../../../trackway/channels/v1/BatchGetChannelsResponse';
import type { ChangeRecordRequest as _trackway_channels_v1_ChangeRecordRequest, ChangeRecordRequest__Output as _trackway_channels_v1_ChangeRecordRequest__Output } from '../../../trackway/channels/v1/ChangeRecordRequest';
import type { ChangeRecordResponse as _trackway_channels_v1_ChangeRecordResponse, ChangeRecordResponse__Output as _trackway_channels_v1_ChangeRecordResponse__Output } from '../../../trackway/channels/v1/ChangeRecordResponse';
import type { ListEffectsRequest as _trackway_channels_v1_ListEffectsRequest, ListEffectsRequest__Output as _trackway_channels_v1_ListEffectsRequest__Output } from '../../../trackway/channels/v1/ListEffectsRequest';
import type { ListEffectsResponse as _trackway_channels_v1_ListEffectsResponse, ListEffectsResponse__Output as _trackway_channels_v1_ListEffectsResponse__Output } from '../../../trackway/channels/v1/ListEffectsResponse';
import type { ListLinkedProjectsRequest as _trackway_channels_v1_ListLinkedProjectsRequest, ListLinkedProjectsRequest__Output as _trackway_channels_v1_ListLinkedProjectsRequest__Output } from '../../../trackway/channels/v1/ListLinkedProjectsRequest';
import type { ListLinkedProjectsResponse as _trackway_channels_v1_ListLinkedProjectsResponse, ListLinkedProjectsResponse__Output as _trackway_channels_v1_ListLinkedProjectsResponse__Output } from '../../../trackway/channels/v1/ListLinkedProjectsResponse';
import type { ListRecordChangesRequest as _trackway_channels_v1_ListRecordChangesRequest, ListRecordChangesRequest__Output as _trackway_channels_v1_ListRecordChangesRequest__Output } from '../../../trackway/channels/v1/ListRecordChangesRequest';
import type { ListRecordChangesResponse as _trackway_channels_v1_ListRecordChangesResponse, ListRecordChangesResponse__Output as _trackway_channels_v1_ListRecordChangesResponse__Output } from '../../../trackway/channels/v1/ListRecordChangesResponse';
import type { ReadRecordsRequest as _trackway_channels_v1_ReadRecordsRequest, ReadRecordsRequest__Output as _trackway_channels_v1_ReadRecordsRequest__Output } from '../../../trackway/channels/v1/ReadRecordsRequest';
import type { ReadRecordsResponse as _trackway_channels_v1_ReadRecordsResponse, ReadRecordsResponse__Output as _trackway_channels_v1_ReadRecordsResponse__Output } from '../../../trackway/channels/v1/ReadRecordsResponse';
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
  
  ChangeRecord(argument: _trackway_channels_v1_ChangeRecordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_channels_v1_ChangeRecordResponse__Output>): grpc.ClientUnaryCall;
  ChangeRecord(argument: _trackway_channels_v1_ChangeRecordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_channels_v1_ChangeRecordResponse__Output>): grpc.ClientUnaryCall;
  ChangeRecord(argument: _trackway_channels_v1_ChangeRecordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_channels_v1_ChangeRecordResponse__Output>): grpc.ClientUnaryCall;
  ChangeRecord(argument: _trackway_channels_v1_ChangeRecordRequest, callback: grpc.requestCallback<_trackway_channels_v1_ChangeRecordResponse__Output>): grpc.ClientUnaryCall;
  changeRecord(argument: _trackway_channels_v1_ChangeRecordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_channels_v1_ChangeRecordResponse__Output>): grpc.ClientUnaryCall;
  changeRecord(argument: _trackway_channels_v1_ChangeRecordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_channels_v1_ChangeRecordResponse__Output>): grpc.ClientUnaryCall;
  changeRecord(argument: _trackway_channels_v1_ChangeRecordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_channels_v1_ChangeRecordResponse__Output>): grpc.ClientUnaryCall;
  changeRecord(argument: _trackway_channels_v1_ChangeRecordRequest, callback: grpc.requestCallback<_trackway_channels_v1_ChangeRecordResponse__Output>): grpc.ClientUnaryCall;
  
  ListEffects(argument: _trackway_channels_v1_ListEffectsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_channels_v1_ListEffectsResponse__Output>): grpc.ClientUnaryCall;
  ListEffects(argument: _trackway_channels_v1_ListEffectsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_channels_v1_ListEffectsResponse__Output>): grpc.ClientUnaryCall;
  ListEffects(argument: _trackway_channels_v1_ListEffectsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_channels_v1_ListEffectsResponse__Output>): grpc.ClientUnaryCall;
  ListEffects(argument: _trackway_channels_v1_ListEffectsRequest, callback: grpc.requestCallback<_trackway_channels_v1_ListEffectsResponse__Output>): grpc.ClientUnaryCall;
  listEffects(argument: _trackway_channels_v1_ListEffectsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_channels_v1_ListEffectsResponse__Output>): grpc.ClientUnaryCall;
  listEffects(argument: _trackway_channels_v1_ListEffectsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_channels_v1_ListEffectsResponse__Output>): grpc.ClientUnaryCall;
  listEffects(argument: _trackway_channels_v1_ListEffectsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_channels_v1_ListEffectsResponse__Output>): grpc.ClientUnaryCall;
  listEffects(argument: _trackway_channels_v1_ListEffectsRequest, callback: grpc.requestCallback<_trackway_channels_v1_ListEffectsResponse__Output>): grpc.ClientUnaryCall;
  
  ListLinkedProjects(argument: _trackway_channels_v1_ListLinkedProjectsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_channels_v1_ListLinkedProjectsResponse__Output>): grpc.ClientUnaryCall;
  ListLinkedProjects(argument: _trackway_channels_v1_ListLinkedProjectsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_channels_v1_ListLinkedProjectsResponse__Output>): grpc.ClientUnaryCall;
  ListLinkedProjects(argument: _trackway_channels_v1_ListLinkedProjectsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_channels_v1_ListLinkedProjectsResponse__Output>): grpc.ClientUnaryCall;
  ListLinkedProjects(argument: _trackway_channels_v1_ListLinkedProjectsRequest, callback: grpc.requestCallback<_trackway_channels_v1_ListLinkedProjectsResponse__Output>): grpc.ClientUnaryCall;
  listLinkedProjects(argument: _trackway_channels_v1_ListLinkedProjectsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_channels_v1_ListLinkedProjectsResponse__Output>): grpc.ClientUnaryCall;
  listLinkedProjects(argument: _trackway_channels_v1_ListLinkedProjectsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_channels_v1_ListLinkedProjectsResponse__Output>): grpc.ClientUnaryCall;
  listLinkedProjects(argument: _trackway_channels_v1_ListLinkedProjectsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_channels_v1_ListLinkedProjectsResponse__Output>): grpc.ClientUnaryCall;
  listLinkedProjects(argument: _trackway_channels_v1_ListLinkedProjectsRequest, callback: grpc.requestCallback<_trackway_channels_v1_ListLinkedProjectsResponse__Output>): grpc.ClientUnaryCall;
  
  ListRecordChanges(argument: _trackway_channels_v1_ListRecordChangesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_channels_v1_ListRecordChangesResponse__Output>): grpc.ClientUnaryCall;
  ListRecordChanges(argument: _trackway_channels_v1_ListRecordChangesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_channels_v1_ListRecordChangesResponse__Output>): grpc.ClientUnaryCall;
  ListRecordChanges(argument: _trackway_channels_v1_ListRecordChangesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_channels_v1_ListRecordChangesResponse__Output>): grpc.ClientUnaryCall;
  ListRecordChanges(argument: _trackway_channels_v1_ListRecordChangesRequest, callback: grpc.requestCallback<_trackway_channels_v1_ListRecordChangesResponse__Output>): grpc.ClientUnaryCall;
  listRecordChanges(argument: _trackway_channels_v1_ListRecordChangesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_channels_v1_ListRecordChangesResponse__Output>): grpc.ClientUnaryCall;
  listRecordChanges(argument: _trackway_channels_v1_ListRecordChangesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_channels_v1_ListRecordChangesResponse__Output>): grpc.ClientUnaryCall;
  listRecordChanges(argument: _trackway_channels_v1_ListRecordChangesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_channels_v1_ListRecordChangesResponse__Output>): grpc.ClientUnaryCall;
  listRecordChanges(argument: _trackway_channels_v1_ListRecordChangesRequest, callback: grpc.requestCallback<_trackway_channels_v1_ListRecordChangesResponse__Output>): grpc.ClientUnaryCall;
  
  ReadRecords(argument: _trackway_channels_v1_ReadRecordsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_channels_v1_ReadRecordsResponse__Output>): grpc.ClientUnaryCall;
  ReadRecords(argument: _trackway_channels_v1_ReadRecordsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_channels_v1_ReadRecordsResponse__Output>): grpc.ClientUnaryCall;
  ReadRecords(argument: _trackway_channels_v1_ReadRecordsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_channels_v1_ReadRecordsResponse__Output>): grpc.ClientUnaryCall;
  ReadRecords(argument: _trackway_channels_v1_ReadRecordsRequest, callback: grpc.requestCallback<_trackway_channels_v1_ReadRecordsResponse__Output>): grpc.ClientUnaryCall;
  readRecords(argument: _trackway_channels_v1_ReadRecordsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_channels_v1_ReadRecordsResponse__Output>): grpc.ClientUnaryCall;
  readRecords(argument: _trackway_channels_v1_ReadRecordsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_channels_v1_ReadRecordsResponse__Output>): grpc.ClientUnaryCall;
  readRecords(argument: _trackway_channels_v1_ReadRecordsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_channels_v1_ReadRecordsResponse__Output>): grpc.ClientUnaryCall;
  readRecords(argument: _trackway_channels_v1_ReadRecordsRequest, callback: grpc.requestCallback<_trackway_channels_v1_ReadRecordsResponse__Output>): grpc.ClientUnaryCall;
  
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
  
  ChangeRecord: grpc.handleUnaryCall<_trackway_channels_v1_ChangeRecordRequest__Output, _trackway_channels_v1_ChangeRecordResponse>;
  
  ListEffects: grpc.handleUnaryCall<_trackway_channels_v1_ListEffectsRequest__Output, _trackway_channels_v1_ListEffectsResponse>;
  
  ListLinkedProjects: grpc.handleUnaryCall<_trackway_channels_v1_ListLinkedProjectsRequest__Output, _trackway_channels_v1_ListLinkedProjectsResponse>;
  
  ListRecordChanges: grpc.handleUnaryCall<_trackway_channels_v1_ListRecordChangesRequest__Output, _trackway_channels_v1_ListRecordChangesResponse>;
  
  ReadRecords: grpc.handleUnaryCall<_trackway_channels_v1_ReadRecordsRequest__Output, _trackway_channels_v1_ReadRecordsResponse>;
  
  SendMessage: grpc.handleUnaryCall<_trackway_channels_v1_SendMessageRequest__Output, _trackway_channels_v1_SendMessageResponse>;
  
  StreamAwaiting: grpc.handleServerStreamingCall<_trackway_channels_v1_StreamAwaitingRequest__Output, _trackway_channels_v1_StreamAwaitingResponse>;
  
}

export interface ChannelsServiceDefinition extends grpc.ServiceDefinition {
  BatchGetChannels: MethodDefinition<_trackway_channels_v1_BatchGetChannelsRequest, _trackway_channels_v1_BatchGetChannelsResponse, _trackway_channels_v1_BatchGetChannelsRequest__Output, _trackway_channels_v1_BatchGetChannelsResponse__Output>
  ChangeRecord: MethodDefinition<_trackway_channels_v1_ChangeRecordRequest, _trackway_channels_v1_ChangeRecordResponse, _trackway_channels_v1_ChangeRecordRequest__Output, _trackway_channels_v1_ChangeRecordResponse__Output>
  ListEffects: MethodDefinition<_trackway_channels_v1_ListEffectsRequest, _trackway_channels_v1_ListEffectsResponse, _trackway_channels_v1_ListEffectsRequest__Output, _trackway_channels_v1_ListEffectsResponse__Output>
  ListLinkedProjects: MethodDefinition<_trackway_channels_v1_ListLinkedProjectsRequest, _trackway_channels_v1_ListLinkedProjectsResponse, _trackway_channels_v1_ListLinkedProjectsRequest__Output, _trackway_channels_v1_ListLinkedProjectsResponse__Output>
  ListRecordChanges: MethodDefinition<_trackway_channels_v1_ListRecordChangesRequest, _trackway_channels_v1_ListRecordChangesResponse, _trackway_channels_v1_ListRecordChangesRequest__Output, _trackway_channels_v1_ListRecordChangesResponse__Output>
  ReadRecords: MethodDefinition<_trackway_channels_v1_ReadRecordsRequest, _trackway_channels_v1_ReadRecordsResponse, _trackway_channels_v1_ReadRecordsRequest__Output, _trackway_channels_v1_ReadRecordsResponse__Output>
  SendMessage: MethodDefinition<_trackway_channels_v1_SendMessageRequest, _trackway_channels_v1_SendMessageResponse, _trackway_channels_v1_SendMessageRequest__Output, _trackway_channels_v1_SendMessageResponse__Output>
  StreamAwaiting: MethodDefinition<_trackway_channels_v1_StreamAwaitingRequest, _trackway_channels_v1_StreamAwaitingResponse, _trackway_channels_v1_StreamAwaitingRequest__Output, _trackway_channels_v1_StreamAwaitingResponse__Output>
}
