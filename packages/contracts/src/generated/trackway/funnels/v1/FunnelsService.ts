// Original file: trackway/funnels/v1/funnels_service.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { BatchGetAssignmentsRequest as _trackway_funnels_v1_BatchGetAssignmentsRequest, BatchGetAssignmentsRequest__Output as _trackway_funnels_v1_BatchGetAssignmentsRequest__Output } from '../../../trackway/funnels/v1/BatchGetAssignmentsRequest';
import type { BatchGetAssignmentsResponse as _trackway_funnels_v1_BatchGetAssignmentsResponse, BatchGetAssignmentsResponse__Output as _trackway_funnels_v1_BatchGetAssignmentsResponse__Output } from '../../../trackway/funnels/v1/BatchGetAssignmentsResponse';
import type { BatchGetFunnelsRequest as _trackway_funnels_v1_BatchGetFunnelsRequest, BatchGetFunnelsRequest__Output as _trackway_funnels_v1_BatchGetFunnelsRequest__Output } from '../../../trackway/funnels/v1/BatchGetFunnelsRequest';
import type { BatchGetFunnelsResponse as _trackway_funnels_v1_BatchGetFunnelsResponse, BatchGetFunnelsResponse__Output as _trackway_funnels_v1_BatchGetFunnelsResponse__Output } from '../../../trackway/funnels/v1/BatchGetFunnelsResponse';
import type { ChangeRecordRequest as _trackway_funnels_v1_ChangeRecordRequest, ChangeRecordRequest__Output as _trackway_funnels_v1_ChangeRecordRequest__Output } from '../../../trackway/funnels/v1/ChangeRecordRequest';
import type { ChangeRecordResponse as _trackway_funnels_v1_ChangeRecordResponse, ChangeRecordResponse__Output as _trackway_funnels_v1_ChangeRecordResponse__Output } from '../../../trackway/funnels/v1/ChangeRecordResponse';
import type { ListEffectsRequest as _trackway_funnels_v1_ListEffectsRequest, ListEffectsRequest__Output as _trackway_funnels_v1_ListEffectsRequest__Output } from '../../../trackway/funnels/v1/ListEffectsRequest';
import type { ListEffectsResponse as _trackway_funnels_v1_ListEffectsResponse, ListEffectsResponse__Output as _trackway_funnels_v1_ListEffectsResponse__Output } from '../../../trackway/funnels/v1/ListEffectsResponse';
import type { ListRecordChangesRequest as _trackway_funnels_v1_ListRecordChangesRequest, ListRecordChangesRequest__Output as _trackway_funnels_v1_ListRecordChangesRequest__Output } from '../../../trackway/funnels/v1/ListRecordChangesRequest';
import type { ListRecordChangesResponse as _trackway_funnels_v1_ListRecordChangesResponse, ListRecordChangesResponse__Output as _trackway_funnels_v1_ListRecordChangesResponse__Output } from '../../../trackway/funnels/v1/ListRecordChangesResponse';
import type { MoveRequest as _trackway_funnels_v1_MoveRequest, MoveRequest__Output as _trackway_funnels_v1_MoveRequest__Output } from '../../../trackway/funnels/v1/MoveRequest';
import type { MoveResponse as _trackway_funnels_v1_MoveResponse, MoveResponse__Output as _trackway_funnels_v1_MoveResponse__Output } from '../../../trackway/funnels/v1/MoveResponse';
import type { ReadRecordsRequest as _trackway_funnels_v1_ReadRecordsRequest, ReadRecordsRequest__Output as _trackway_funnels_v1_ReadRecordsRequest__Output } from '../../../trackway/funnels/v1/ReadRecordsRequest';
import type { ReadRecordsResponse as _trackway_funnels_v1_ReadRecordsResponse, ReadRecordsResponse__Output as _trackway_funnels_v1_ReadRecordsResponse__Output } from '../../../trackway/funnels/v1/ReadRecordsResponse';
import type { ResolveStagesRequest as _trackway_funnels_v1_ResolveStagesRequest, ResolveStagesRequest__Output as _trackway_funnels_v1_ResolveStagesRequest__Output } from '../../../trackway/funnels/v1/ResolveStagesRequest';
import type { ResolveStagesResponse as _trackway_funnels_v1_ResolveStagesResponse, ResolveStagesResponse__Output as _trackway_funnels_v1_ResolveStagesResponse__Output } from '../../../trackway/funnels/v1/ResolveStagesResponse';
import type { StreamAgentExecutionsRequest as _trackway_funnels_v1_StreamAgentExecutionsRequest, StreamAgentExecutionsRequest__Output as _trackway_funnels_v1_StreamAgentExecutionsRequest__Output } from '../../../trackway/funnels/v1/StreamAgentExecutionsRequest';
import type { StreamAgentExecutionsResponse as _trackway_funnels_v1_StreamAgentExecutionsResponse, StreamAgentExecutionsResponse__Output as _trackway_funnels_v1_StreamAgentExecutionsResponse__Output } from '../../../trackway/funnels/v1/StreamAgentExecutionsResponse';
import type { StreamAssignmentsRequest as _trackway_funnels_v1_StreamAssignmentsRequest, StreamAssignmentsRequest__Output as _trackway_funnels_v1_StreamAssignmentsRequest__Output } from '../../../trackway/funnels/v1/StreamAssignmentsRequest';
import type { StreamAssignmentsResponse as _trackway_funnels_v1_StreamAssignmentsResponse, StreamAssignmentsResponse__Output as _trackway_funnels_v1_StreamAssignmentsResponse__Output } from '../../../trackway/funnels/v1/StreamAssignmentsResponse';
import type { StreamFunnelsRequest as _trackway_funnels_v1_StreamFunnelsRequest, StreamFunnelsRequest__Output as _trackway_funnels_v1_StreamFunnelsRequest__Output } from '../../../trackway/funnels/v1/StreamFunnelsRequest';
import type { StreamFunnelsResponse as _trackway_funnels_v1_StreamFunnelsResponse, StreamFunnelsResponse__Output as _trackway_funnels_v1_StreamFunnelsResponse__Output } from '../../../trackway/funnels/v1/StreamFunnelsResponse';
import type { StreamProjectExecutionsRequest as _trackway_funnels_v1_StreamProjectExecutionsRequest, StreamProjectExecutionsRequest__Output as _trackway_funnels_v1_StreamProjectExecutionsRequest__Output } from '../../../trackway/funnels/v1/StreamProjectExecutionsRequest';
import type { StreamProjectExecutionsResponse as _trackway_funnels_v1_StreamProjectExecutionsResponse, StreamProjectExecutionsResponse__Output as _trackway_funnels_v1_StreamProjectExecutionsResponse__Output } from '../../../trackway/funnels/v1/StreamProjectExecutionsResponse';

export interface FunnelsServiceClient extends grpc.Client {
  BatchGetAssignments(argument: _trackway_funnels_v1_BatchGetAssignmentsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_funnels_v1_BatchGetAssignmentsResponse__Output>): grpc.ClientUnaryCall;
  BatchGetAssignments(argument: _trackway_funnels_v1_BatchGetAssignmentsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_funnels_v1_BatchGetAssignmentsResponse__Output>): grpc.ClientUnaryCall;
  BatchGetAssignments(argument: _trackway_funnels_v1_BatchGetAssignmentsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_funnels_v1_BatchGetAssignmentsResponse__Output>): grpc.ClientUnaryCall;
  BatchGetAssignments(argument: _trackway_funnels_v1_BatchGetAssignmentsRequest, callback: grpc.requestCallback<_trackway_funnels_v1_BatchGetAssignmentsResponse__Output>): grpc.ClientUnaryCall;
  batchGetAssignments(argument: _trackway_funnels_v1_BatchGetAssignmentsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_funnels_v1_BatchGetAssignmentsResponse__Output>): grpc.ClientUnaryCall;
  batchGetAssignments(argument: _trackway_funnels_v1_BatchGetAssignmentsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_funnels_v1_BatchGetAssignmentsResponse__Output>): grpc.ClientUnaryCall;
  batchGetAssignments(argument: _trackway_funnels_v1_BatchGetAssignmentsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_funnels_v1_BatchGetAssignmentsResponse__Output>): grpc.ClientUnaryCall;
  batchGetAssignments(argument: _trackway_funnels_v1_BatchGetAssignmentsRequest, callback: grpc.requestCallback<_trackway_funnels_v1_BatchGetAssignmentsResponse__Output>): grpc.ClientUnaryCall;
  
  BatchGetFunnels(argument: _trackway_funnels_v1_BatchGetFunnelsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_funnels_v1_BatchGetFunnelsResponse__Output>): grpc.ClientUnaryCall;
  BatchGetFunnels(argument: _trackway_funnels_v1_BatchGetFunnelsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_funnels_v1_BatchGetFunnelsResponse__Output>): grpc.ClientUnaryCall;
  BatchGetFunnels(argument: _trackway_funnels_v1_BatchGetFunnelsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_funnels_v1_BatchGetFunnelsResponse__Output>): grpc.ClientUnaryCall;
  BatchGetFunnels(argument: _trackway_funnels_v1_BatchGetFunnelsRequest, callback: grpc.requestCallback<_trackway_funnels_v1_BatchGetFunnelsResponse__Output>): grpc.ClientUnaryCall;
  batchGetFunnels(argument: _trackway_funnels_v1_BatchGetFunnelsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_funnels_v1_BatchGetFunnelsResponse__Output>): grpc.ClientUnaryCall;
  batchGetFunnels(argument: _trackway_funnels_v1_BatchGetFunnelsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_funnels_v1_BatchGetFunnelsResponse__Output>): grpc.ClientUnaryCall;
  batchGetFunnels(argument: _trackway_funnels_v1_BatchGetFunnelsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_funnels_v1_BatchGetFunnelsResponse__Output>): grpc.ClientUnaryCall;
  batchGetFunnels(argument: _trackway_funnels_v1_BatchGetFunnelsRequest, callback: grpc.requestCallback<_trackway_funnels_v1_BatchGetFunnelsResponse__Output>): grpc.ClientUnaryCall;
  
  ChangeRecord(argument: _trackway_funnels_v1_ChangeRecordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_funnels_v1_ChangeRecordResponse__Output>): grpc.ClientUnaryCall;
  ChangeRecord(argument: _trackway_funnels_v1_ChangeRecordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_funnels_v1_ChangeRecordResponse__Output>): grpc.ClientUnaryCall;
  ChangeRecord(argument: _trackway_funnels_v1_ChangeRecordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_funnels_v1_ChangeRecordResponse__Output>): grpc.ClientUnaryCall;
  ChangeRecord(argument: _trackway_funnels_v1_ChangeRecordRequest, callback: grpc.requestCallback<_trackway_funnels_v1_ChangeRecordResponse__Output>): grpc.ClientUnaryCall;
  changeRecord(argument: _trackway_funnels_v1_ChangeRecordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_funnels_v1_ChangeRecordResponse__Output>): grpc.ClientUnaryCall;
  changeRecord(argument: _trackway_funnels_v1_ChangeRecordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_funnels_v1_ChangeRecordResponse__Output>): grpc.ClientUnaryCall;
  changeRecord(argument: _trackway_funnels_v1_ChangeRecordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_funnels_v1_ChangeRecordResponse__Output>): grpc.ClientUnaryCall;
  changeRecord(argument: _trackway_funnels_v1_ChangeRecordRequest, callback: grpc.requestCallback<_trackway_funnels_v1_ChangeRecordResponse__Output>): grpc.ClientUnaryCall;
  
  ListEffects(argument: _trackway_funnels_v1_ListEffectsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_funnels_v1_ListEffectsResponse__Output>): grpc.ClientUnaryCall;
  ListEffects(argument: _trackway_funnels_v1_ListEffectsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_funnels_v1_ListEffectsResponse__Output>): grpc.ClientUnaryCall;
  ListEffects(argument: _trackway_funnels_v1_ListEffectsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_funnels_v1_ListEffectsResponse__Output>): grpc.ClientUnaryCall;
  ListEffects(argument: _trackway_funnels_v1_ListEffectsRequest, callback: grpc.requestCallback<_trackway_funnels_v1_ListEffectsResponse__Output>): grpc.ClientUnaryCall;
  listEffects(argument: _trackway_funnels_v1_ListEffectsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_funnels_v1_ListEffectsResponse__Output>): grpc.ClientUnaryCall;
  listEffects(argument: _trackway_funnels_v1_ListEffectsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_funnels_v1_ListEffectsResponse__Output>): grpc.ClientUnaryCall;
  listEffects(argument: _trackway_funnels_v1_ListEffectsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_funnels_v1_ListEffectsResponse__Output>): grpc.ClientUnaryCall;
  listEffects(argument: _trackway_funnels_v1_ListEffectsRequest, callback: grpc.requestCallback<_trackway_funnels_v1_ListEffectsResponse__Output>): grpc.ClientUnaryCall;
  
  ListRecordChanges(argument: _trackway_funnels_v1_ListRecordChangesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_funnels_v1_ListRecordChangesResponse__Output>): grpc.ClientUnaryCall;
  ListRecordChanges(argument: _trackway_funnels_v1_ListRecordChangesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_funnels_v1_ListRecordChangesResponse__Output>): grpc.ClientUnaryCall;
  ListRecordChanges(argument: _trackway_funnels_v1_ListRecordChangesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_funnels_v1_ListRecordChangesResponse__Output>): grpc.ClientUnaryCall;
  ListRecordChanges(argument: _trackway_funnels_v1_ListRecordChangesRequest, callback: grpc.requestCallback<_trackway_funnels_v1_ListRecordChangesResponse__Output>): grpc.ClientUnaryCall;
  listRecordChanges(argument: _trackway_funnels_v1_ListRecordChangesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_funnels_v1_ListRecordChangesResponse__Output>): grpc.ClientUnaryCall;
  listRecordChanges(argument: _trackway_funnels_v1_ListRecordChangesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_funnels_v1_ListRecordChangesResponse__Output>): grpc.ClientUnaryCall;
  listRecordChanges(argument: _trackway_funnels_v1_ListRecordChangesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_funnels_v1_ListRecordChangesResponse__Output>): grpc.ClientUnaryCall;
  listRecordChanges(argument: _trackway_funnels_v1_ListRecordChangesRequest, callback: grpc.requestCallback<_trackway_funnels_v1_ListRecordChangesResponse__Output>): grpc.ClientUnaryCall;
  
  Move(argument: _trackway_funnels_v1_MoveRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_funnels_v1_MoveResponse__Output>): grpc.ClientUnaryCall;
  Move(argument: _trackway_funnels_v1_MoveRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_funnels_v1_MoveResponse__Output>): grpc.ClientUnaryCall;
  Move(argument: _trackway_funnels_v1_MoveRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_funnels_v1_MoveResponse__Output>): grpc.ClientUnaryCall;
  Move(argument: _trackway_funnels_v1_MoveRequest, callback: grpc.requestCallback<_trackway_funnels_v1_MoveResponse__Output>): grpc.ClientUnaryCall;
  move(argument: _trackway_funnels_v1_MoveRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_funnels_v1_MoveResponse__Output>): grpc.ClientUnaryCall;
  move(argument: _trackway_funnels_v1_MoveRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_funnels_v1_MoveResponse__Output>): grpc.ClientUnaryCall;
  move(argument: _trackway_funnels_v1_MoveRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_funnels_v1_MoveResponse__Output>): grpc.ClientUnaryCall;
  move(argument: _trackway_funnels_v1_MoveRequest, callback: grpc.requestCallback<_trackway_funnels_v1_MoveResponse__Output>): grpc.ClientUnaryCall;
  
  ReadRecords(argument: _trackway_funnels_v1_ReadRecordsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_funnels_v1_ReadRecordsResponse__Output>): grpc.ClientUnaryCall;
  ReadRecords(argument: _trackway_funnels_v1_ReadRecordsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_funnels_v1_ReadRecordsResponse__Output>): grpc.ClientUnaryCall;
  ReadRecords(argument: _trackway_funnels_v1_ReadRecordsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_funnels_v1_ReadRecordsResponse__Output>): grpc.ClientUnaryCall;
  ReadRecords(argument: _trackway_funnels_v1_ReadRecordsRequest, callback: grpc.requestCallback<_trackway_funnels_v1_ReadRecordsResponse__Output>): grpc.ClientUnaryCall;
  readRecords(argument: _trackway_funnels_v1_ReadRecordsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_funnels_v1_ReadRecordsResponse__Output>): grpc.ClientUnaryCall;
  readRecords(argument: _trackway_funnels_v1_ReadRecordsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_funnels_v1_ReadRecordsResponse__Output>): grpc.ClientUnaryCall;
  readRecords(argument: _trackway_funnels_v1_ReadRecordsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_funnels_v1_ReadRecordsResponse__Output>): grpc.ClientUnaryCall;
  readRecords(argument: _trackway_funnels_v1_ReadRecordsRequest, callback: grpc.requestCallback<_trackway_funnels_v1_ReadRecordsResponse__Output>): grpc.ClientUnaryCall;
  
  ResolveStages(argument: _trackway_funnels_v1_ResolveStagesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_funnels_v1_ResolveStagesResponse__Output>): grpc.ClientUnaryCall;
  ResolveStages(argument: _trackway_funnels_v1_ResolveStagesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_funnels_v1_ResolveStagesResponse__Output>): grpc.ClientUnaryCall;
  ResolveStages(argument: _trackway_funnels_v1_ResolveStagesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_funnels_v1_ResolveStagesResponse__Output>): grpc.ClientUnaryCall;
  ResolveStages(argument: _trackway_funnels_v1_ResolveStagesRequest, callback: grpc.requestCallback<_trackway_funnels_v1_ResolveStagesResponse__Output>): grpc.ClientUnaryCall;
  resolveStages(argument: _trackway_funnels_v1_ResolveStagesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_funnels_v1_ResolveStagesResponse__Output>): grpc.ClientUnaryCall;
  resolveStages(argument: _trackway_funnels_v1_ResolveStagesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_funnels_v1_ResolveStagesResponse__Output>): grpc.ClientUnaryCall;
  resolveStages(argument: _trackway_funnels_v1_ResolveStagesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_funnels_v1_ResolveStagesResponse__Output>): grpc.ClientUnaryCall;
  resolveStages(argument: _trackway_funnels_v1_ResolveStagesRequest, callback: grpc.requestCallback<_trackway_funnels_v1_ResolveStagesResponse__Output>): grpc.ClientUnaryCall;
  
  StreamAgentExecutions(argument: _trackway_funnels_v1_StreamAgentExecutionsRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_funnels_v1_StreamAgentExecutionsResponse__Output>;
  StreamAgentExecutions(argument: _trackway_funnels_v1_StreamAgentExecutionsRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_funnels_v1_StreamAgentExecutionsResponse__Output>;
  streamAgentExecutions(argument: _trackway_funnels_v1_StreamAgentExecutionsRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_funnels_v1_StreamAgentExecutionsResponse__Output>;
  streamAgentExecutions(argument: _trackway_funnels_v1_StreamAgentExecutionsRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_funnels_v1_StreamAgentExecutionsResponse__Output>;
  
  StreamAssignments(argument: _trackway_funnels_v1_StreamAssignmentsRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_funnels_v1_StreamAssignmentsResponse__Output>;
  StreamAssignments(argument: _trackway_funnels_v1_StreamAssignmentsRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_funnels_v1_StreamAssignmentsResponse__Output>;
  streamAssignments(argument: _trackway_funnels_v1_StreamAssignmentsRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_funnels_v1_StreamAssignmentsResponse__Output>;
  streamAssignments(argument: _trackway_funnels_v1_StreamAssignmentsRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_funnels_v1_StreamAssignmentsResponse__Output>;
  
  StreamFunnels(argument: _trackway_funnels_v1_StreamFunnelsRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_funnels_v1_StreamFunnelsResponse__Output>;
  StreamFunnels(argument: _trackway_funnels_v1_StreamFunnelsRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_funnels_v1_StreamFunnelsResponse__Output>;
  streamFunnels(argument: _trackway_funnels_v1_StreamFunnelsRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_funnels_v1_StreamFunnelsResponse__Output>;
  streamFunnels(argument: _trackway_funnels_v1_StreamFunnelsRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_funnels_v1_StreamFunnelsResponse__Output>;
  
  StreamProjectExecutions(argument: _trackway_funnels_v1_StreamProjectExecutionsRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_funnels_v1_StreamProjectExecutionsResponse__Output>;
  StreamProjectExecutions(argument: _trackway_funnels_v1_StreamProjectExecutionsRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_funnels_v1_StreamProjectExecutionsResponse__Output>;
  streamProjectExecutions(argument: _trackway_funnels_v1_StreamProjectExecutionsRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_funnels_v1_StreamProjectExecutionsResponse__Output>;
  streamProjectExecutions(argument: _trackway_funnels_v1_StreamProjectExecutionsRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_funnels_v1_StreamProjectExecutionsResponse__Output>;
  
}

export interface FunnelsServiceHandlers extends grpc.UntypedServiceImplementation {
  BatchGetAssignments: grpc.handleUnaryCall<_trackway_funnels_v1_BatchGetAssignmentsRequest__Output, _trackway_funnels_v1_BatchGetAssignmentsResponse>;
  
  BatchGetFunnels: grpc.handleUnaryCall<_trackway_funnels_v1_BatchGetFunnelsRequest__Output, _trackway_funnels_v1_BatchGetFunnelsResponse>;
  
  ChangeRecord: grpc.handleUnaryCall<_trackway_funnels_v1_ChangeRecordRequest__Output, _trackway_funnels_v1_ChangeRecordResponse>;
  
  ListEffects: grpc.handleUnaryCall<_trackway_funnels_v1_ListEffectsRequest__Output, _trackway_funnels_v1_ListEffectsResponse>;
  
  ListRecordChanges: grpc.handleUnaryCall<_trackway_funnels_v1_ListRecordChangesRequest__Output, _trackway_funnels_v1_ListRecordChangesResponse>;
  
  Move: grpc.handleUnaryCall<_trackway_funnels_v1_MoveRequest__Output, _trackway_funnels_v1_MoveResponse>;
  
  ReadRecords: grpc.handleUnaryCall<_trackway_funnels_v1_ReadRecordsRequest__Output, _trackway_funnels_v1_ReadRecordsResponse>;
  
  ResolveStages: grpc.handleUnaryCall<_trackway_funnels_v1_ResolveStagesRequest__Output, _trackway_funnels_v1_ResolveStagesResponse>;
  
  StreamAgentExecutions: grpc.handleServerStreamingCall<_trackway_funnels_v1_StreamAgentExecutionsRequest__Output, _trackway_funnels_v1_StreamAgentExecutionsResponse>;
  
  StreamAssignments: grpc.handleServerStreamingCall<_trackway_funnels_v1_StreamAssignmentsRequest__Output, _trackway_funnels_v1_StreamAssignmentsResponse>;
  
  StreamFunnels: grpc.handleServerStreamingCall<_trackway_funnels_v1_StreamFunnelsRequest__Output, _trackway_funnels_v1_StreamFunnelsResponse>;
  
  StreamProjectExecutions: grpc.handleServerStreamingCall<_trackway_funnels_v1_StreamProjectExecutionsRequest__Output, _trackway_funnels_v1_StreamProjectExecutionsResponse>;
  
}

export interface FunnelsServiceDefinition extends grpc.ServiceDefinition {
  BatchGetAssignments: MethodDefinition<_trackway_funnels_v1_BatchGetAssignmentsRequest, _trackway_funnels_v1_BatchGetAssignmentsResponse, _trackway_funnels_v1_BatchGetAssignmentsRequest__Output, _trackway_funnels_v1_BatchGetAssignmentsResponse__Output>
  BatchGetFunnels: MethodDefinition<_trackway_funnels_v1_BatchGetFunnelsRequest, _trackway_funnels_v1_BatchGetFunnelsResponse, _trackway_funnels_v1_BatchGetFunnelsRequest__Output, _trackway_funnels_v1_BatchGetFunnelsResponse__Output>
  ChangeRecord: MethodDefinition<_trackway_funnels_v1_ChangeRecordRequest, _trackway_funnels_v1_ChangeRecordResponse, _trackway_funnels_v1_ChangeRecordRequest__Output, _trackway_funnels_v1_ChangeRecordResponse__Output>
  ListEffects: MethodDefinition<_trackway_funnels_v1_ListEffectsRequest, _trackway_funnels_v1_ListEffectsResponse, _trackway_funnels_v1_ListEffectsRequest__Output, _trackway_funnels_v1_ListEffectsResponse__Output>
  ListRecordChanges: MethodDefinition<_trackway_funnels_v1_ListRecordChangesRequest, _trackway_funnels_v1_ListRecordChangesResponse, _trackway_funnels_v1_ListRecordChangesRequest__Output, _trackway_funnels_v1_ListRecordChangesResponse__Output>
  Move: MethodDefinition<_trackway_funnels_v1_MoveRequest, _trackway_funnels_v1_MoveResponse, _trackway_funnels_v1_MoveRequest__Output, _trackway_funnels_v1_MoveResponse__Output>
  ReadRecords: MethodDefinition<_trackway_funnels_v1_ReadRecordsRequest, _trackway_funnels_v1_ReadRecordsResponse, _trackway_funnels_v1_ReadRecordsRequest__Output, _trackway_funnels_v1_ReadRecordsResponse__Output>
  ResolveStages: MethodDefinition<_trackway_funnels_v1_ResolveStagesRequest, _trackway_funnels_v1_ResolveStagesResponse, _trackway_funnels_v1_ResolveStagesRequest__Output, _trackway_funnels_v1_ResolveStagesResponse__Output>
  StreamAgentExecutions: MethodDefinition<_trackway_funnels_v1_StreamAgentExecutionsRequest, _trackway_funnels_v1_StreamAgentExecutionsResponse, _trackway_funnels_v1_StreamAgentExecutionsRequest__Output, _trackway_funnels_v1_StreamAgentExecutionsResponse__Output>
  StreamAssignments: MethodDefinition<_trackway_funnels_v1_StreamAssignmentsRequest, _trackway_funnels_v1_StreamAssignmentsResponse, _trackway_funnels_v1_StreamAssignmentsRequest__Output, _trackway_funnels_v1_StreamAssignmentsResponse__Output>
  StreamFunnels: MethodDefinition<_trackway_funnels_v1_StreamFunnelsRequest, _trackway_funnels_v1_StreamFunnelsResponse, _trackway_funnels_v1_StreamFunnelsRequest__Output, _trackway_funnels_v1_StreamFunnelsResponse__Output>
  StreamProjectExecutions: MethodDefinition<_trackway_funnels_v1_StreamProjectExecutionsRequest, _trackway_funnels_v1_StreamProjectExecutionsResponse, _trackway_funnels_v1_StreamProjectExecutionsRequest__Output, _trackway_funnels_v1_StreamProjectExecutionsResponse__Output>
}
