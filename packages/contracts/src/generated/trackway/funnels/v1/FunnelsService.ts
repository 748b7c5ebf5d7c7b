// Original file: trackway/funnels/v1/funnels_service.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { BatchGetFunnelsRequest as _trackway_funnels_v1_BatchGetFunnelsRequest, BatchGetFunnelsRequest__Output as _trackway_funnels_v1_BatchGetFunnelsRequest__Output } from '../../../trackway/funnels/v1/BatchGetFunnelsRequest';
import type { BatchGetFunnelsResponse as _trackway_funnels_v1_BatchGetFunnelsResponse, BatchGetFunnelsResponse__Output as _trackway_funnels_v1_BatchGetFunnelsResponse__Output } from '../../../trackway/funnels/v1/BatchGetFunnelsResponse';

export interface FunnelsServiceClient extends grpc.Client {
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
  BatchGetFunnels: grpc.handleUnaryCall<_trackway_funnels_v1_BatchGetFunnelsRequest__Output, _trackway_funnels_v1_BatchGetFunnelsResponse>;
  
}

export interface FunnelsServiceDefinition extends grpc.ServiceDefinition {
  BatchGetFunnels: MethodDefinition<_trackway_funnels_v1_BatchGetFunnelsRequest, _trackway_funnels_v1_BatchGetFunnelsResponse, _trackway_funnels_v1_BatchGetFunnelsRequest__Output, _trackway_funnels_v1_BatchGetFunnelsResponse__Output>
}
