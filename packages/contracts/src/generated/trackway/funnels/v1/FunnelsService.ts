// Original file: trackway/funnels/v1/funnels_service.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { BatchGetAssignmentsRequest as _trackway_funnels_v1_BatchGetAssignmentsRequest, BatchGetAssignmentsRequest__Output as _trackway_funnels_v1_BatchGetAssignmentsRequest__Output } from '../../../trackway/funnels/v1/BatchGetAssignmentsRequest';
import type { BatchGetAssignmentsResponse as _trackway_funnels_v1_BatchGetAssignmentsResponse, BatchGetAssignmentsResponse__Output as _trackway_funnels_v1_BatchGetAssignmentsResponse__Output } from '../../../trackway/funnels/v1/BatchGetAssignmentsResponse';
import type { BatchGetFunnelsRequest as _trackway_funnels_v1_BatchGetFunnelsRequest, BatchGetFunnelsRequest__Output as _trackway_funnels_v1_BatchGetFunnelsRequest__Output } from '../../../trackway/funnels/v1/BatchGetFunnelsRequest';
import type { BatchGetFunnelsResponse as _trackway_funnels_v1_BatchGetFunnelsResponse, BatchGetFunnelsResponse__Output as _trackway_funnels_v1_BatchGetFunnelsResponse__Output } from '../../../trackway/funnels/v1/BatchGetFunnelsResponse';

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
  
}

export interface FunnelsServiceHandlers extends grpc.UntypedServiceImplementation {
  BatchGetAssignments: grpc.handleUnaryCall<_trackway_funnels_v1_BatchGetAssignmentsRequest__Output, _trackway_funnels_v1_BatchGetAssignmentsResponse>;
  
  BatchGetFunnels: grpc.handleUnaryCall<_trackway_funnels_v1_BatchGetFunnelsRequest__Output, _trackway_funnels_v1_BatchGetFunnelsResponse>;
  
}

export interface FunnelsServiceDefinition extends grpc.ServiceDefinition {
  BatchGetAssignments: MethodDefinition<_trackway_funnels_v1_BatchGetAssignmentsRequest, _trackway_funnels_v1_BatchGetAssignmentsResponse, _trackway_funnels_v1_BatchGetAssignmentsRequest__Output, _trackway_funnels_v1_BatchGetAssignmentsResponse__Output>
  BatchGetFunnels: MethodDefinition<_trackway_funnels_v1_BatchGetFunnelsRequest, _trackway_funnels_v1_BatchGetFunnelsResponse, _trackway_funnels_v1_BatchGetFunnelsRequest__Output, _trackway_funnels_v1_BatchGetFunnelsResponse__Output>
}
