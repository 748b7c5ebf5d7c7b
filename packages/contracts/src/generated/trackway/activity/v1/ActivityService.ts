// Original file: trackway/activity/v1/activity_service.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { ReadActivityRequest as _trackway_activity_v1_ReadActivityRequest, ReadActivityRequest__Output as _trackway_activity_v1_ReadActivityRequest__Output } from '../../../trackway/activity/v1/ReadActivityRequest';
import type { ReadActivityResponse as _trackway_activity_v1_ReadActivityResponse, ReadActivityResponse__Output as _trackway_activity_v1_ReadActivityResponse__Output } from '../../../trackway/activity/v1/ReadActivityResponse';

export interface ActivityServiceClient extends grpc.Client {
  ReadActivity(argument: _trackway_activity_v1_ReadActivityRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_activity_v1_ReadActivityResponse__Output>): grpc.ClientUnaryCall;
  ReadActivity(argument: _trackway_activity_v1_ReadActivityRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_activity_v1_ReadActivityResponse__Output>): grpc.ClientUnaryCall;
  ReadActivity(argument: _trackway_activity_v1_ReadActivityRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_activity_v1_ReadActivityResponse__Output>): grpc.ClientUnaryCall;
  ReadActivity(argument: _trackway_activity_v1_ReadActivityRequest, callback: grpc.requestCallback<_trackway_activity_v1_ReadActivityResponse__Output>): grpc.ClientUnaryCall;
  readActivity(argument: _trackway_activity_v1_ReadActivityRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_activity_v1_ReadActivityResponse__Output>): grpc.ClientUnaryCall;
  readActivity(argument: _trackway_activity_v1_ReadActivityRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_activity_v1_ReadActivityResponse__Output>): grpc.ClientUnaryCall;
  readActivity(argument: _trackway_activity_v1_ReadActivityRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_activity_v1_ReadActivityResponse__Output>): grpc.ClientUnaryCall;
  readActivity(argument: _trackway_activity_v1_ReadActivityRequest, callback: grpc.requestCallback<_trackway_activity_v1_ReadActivityResponse__Output>): grpc.ClientUnaryCall;
  
}

export interface ActivityServiceHandlers extends grpc.UntypedServiceImplementation {
  ReadActivity: grpc.handleUnaryCall<_trackway_activity_v1_ReadActivityRequest__Output, _trackway_activity_v1_ReadActivityResponse>;
  
}

export interface ActivityServiceDefinition extends grpc.ServiceDefinition {
  ReadActivity: MethodDefinition<_trackway_activity_v1_ReadActivityRequest, _trackway_activity_v1_ReadActivityResponse, _trackway_activity_v1_ReadActivityRequest__Output, _trackway_activity_v1_ReadActivityResponse__Output>
}
