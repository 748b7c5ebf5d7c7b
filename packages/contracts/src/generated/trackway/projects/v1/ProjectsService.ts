// Original file: trackway/projects/v1/projects_service.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { ApplyRowsRequest as _trackway_projects_v1_ApplyRowsRequest, ApplyRowsRequest__Output as _trackway_projects_v1_ApplyRowsRequest__Output } from '../../../trackway/projects/v1/ApplyRowsRequest';
import type { ApplyRowsResponse as _trackway_projects_v1_ApplyRowsResponse, ApplyRowsResponse__Output as _trackway_projects_v1_ApplyRowsResponse__Output } from '../../../trackway/projects/v1/ApplyRowsResponse';
import type { BatchGetProjectsRequest as _trackway_projects_v1_BatchGetProjectsRequest, BatchGetProjectsRequest__Output as _trackway_projects_v1_BatchGetProjectsRequest__Output } from '../../../trackway/projects/v1/BatchGetProjectsRequest';
import type { BatchGetProjectsResponse as _trackway_projects_v1_BatchGetProjectsResponse, BatchGetProjectsResponse__Output as _trackway_projects_v1_BatchGetProjectsResponse__Output } from '../../../trackway/projects/v1/BatchGetProjectsResponse';
import type { BatchGetUsersRequest as _trackway_projects_v1_BatchGetUsersRequest, BatchGetUsersRequest__Output as _trackway_projects_v1_BatchGetUsersRequest__Output } from '../../../trackway/projects/v1/BatchGetUsersRequest';
import type { BatchGetUsersResponse as _trackway_projects_v1_BatchGetUsersResponse, BatchGetUsersResponse__Output as _trackway_projects_v1_BatchGetUsersResponse__Output } from '../../../trackway/projects/v1/BatchGetUsersResponse';
import type { StreamRowsRequest as _trackway_projects_v1_StreamRowsRequest, StreamRowsRequest__Output as _trackway_projects_v1_StreamRowsRequest__Output } from '../../../trackway/projects/v1/StreamRowsRequest';
import type { StreamRowsResponse as _trackway_projects_v1_StreamRowsResponse, StreamRowsResponse__Output as _trackway_projects_v1_StreamRowsResponse__Output } from '../../../trackway/projects/v1/StreamRowsResponse';

export interface ProjectsServiceClient extends grpc.Client {
  ApplyRows(metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientDuplexStream<_trackway_projects_v1_ApplyRowsRequest, _trackway_projects_v1_ApplyRowsResponse__Output>;
  ApplyRows(options?: grpc.CallOptions): grpc.ClientDuplexStream<_trackway_projects_v1_ApplyRowsRequest, _trackway_projects_v1_ApplyRowsResponse__Output>;
  applyRows(metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientDuplexStream<_trackway_projects_v1_ApplyRowsRequest, _trackway_projects_v1_ApplyRowsResponse__Output>;
  applyRows(options?: grpc.CallOptions): grpc.ClientDuplexStream<_trackway_projects_v1_ApplyRowsRequest, _trackway_projects_v1_ApplyRowsResponse__Output>;
  
  BatchGetProjects(argument: _trackway_projects_v1_BatchGetProjectsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_BatchGetProjectsResponse__Output>): grpc.ClientUnaryCall;
  BatchGetProjects(argument: _trackway_projects_v1_BatchGetProjectsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_projects_v1_BatchGetProjectsResponse__Output>): grpc.ClientUnaryCall;
  BatchGetProjects(argument: _trackway_projects_v1_BatchGetProjectsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_BatchGetProjectsResponse__Output>): grpc.ClientUnaryCall;
  BatchGetProjects(argument: _trackway_projects_v1_BatchGetProjectsRequest, callback: grpc.requestCallback<_trackway_projects_v1_BatchGetProjectsResponse__Output>): grpc.ClientUnaryCall;
  batchGetProjects(argument: _trackway_projects_v1_BatchGetProjectsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_BatchGetProjectsResponse__Output>): grpc.ClientUnaryCall;
  batchGetProjects(argument: _trackway_projects_v1_BatchGetProjectsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_projects_v1_BatchGetProjectsResponse__Output>): grpc.ClientUnaryCall;
  batchGetProjects(argument: _trackway_projects_v1_BatchGetProjectsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_BatchGetProjectsResponse__Output>): grpc.ClientUnaryCall;
  batchGetProjects(argument: _trackway_projects_v1_BatchGetProjectsRequest, callback: grpc.requestCallback<_trackway_projects_v1_BatchGetProjectsResponse__Output>): grpc.ClientUnaryCall;
  
  BatchGetUsers(argument: _trackway_projects_v1_BatchGetUsersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_BatchGetUsersResponse__Output>): grpc.ClientUnaryCall;
  BatchGetUsers(argument: _trackway_projects_v1_BatchGetUsersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_projects_v1_BatchGetUsersResponse__Output>): grpc.ClientUnaryCall;
  BatchGetUsers(argument: _trackway_projects_v1_BatchGetUsersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_BatchGetUsersResponse__Output>): grpc.ClientUnaryCall;
  BatchGetUsers(argument: _trackway_projects_v1_BatchGetUsersRequest, callback: grpc.requestCallback<_trackway_projects_v1_BatchGetUsersResponse__Output>): grpc.ClientUnaryCall;
  batchGetUsers(argument: _trackway_projects_v1_BatchGetUsersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_BatchGetUsersResponse__Output>): grpc.ClientUnaryCall;
  batchGetUsers(argument: _trackway_projects_v1_BatchGetUsersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_projects_v1_BatchGetUsersResponse__Output>): grpc.ClientUnaryCall;
  batchGetUsers(argument: _trackway_projects_v1_BatchGetUsersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_BatchGetUsersResponse__Output>): grpc.ClientUnaryCall;
  batchGetUsers(argument: _trackway_projects_v1_BatchGetUsersRequest, callback: grpc.requestCallback<_trackway_projects_v1_BatchGetUsersResponse__Output>): grpc.ClientUnaryCall;
  
  StreamRows(argument: _trackway_projects_v1_StreamRowsRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_projects_v1_StreamRowsResponse__Output>;
  StreamRows(argument: _trackway_projects_v1_StreamRowsRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_projects_v1_StreamRowsResponse__Output>;
  streamRows(argument: _trackway_projects_v1_StreamRowsRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_projects_v1_StreamRowsResponse__Output>;
  streamRows(argument: _trackway_projects_v1_StreamRowsRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_projects_v1_StreamRowsResponse__Output>;
  
}

export interface ProjectsServiceHandlers extends grpc.UntypedServiceImplementation {
  ApplyRows: grpc.handleBidiStreamingCall<_trackway_projects_v1_ApplyRowsRequest__Output, _trackway_projects_v1_ApplyRowsResponse>;
  
  BatchGetProjects: grpc.handleUnaryCall<_trackway_projects_v1_BatchGetProjectsRequest__Output, _trackway_projects_v1_BatchGetProjectsResponse>;
  
  BatchGetUsers: grpc.handleUnaryCall<_trackway_projects_v1_BatchGetUsersRequest__Output, _trackway_projects_v1_BatchGetUsersResponse>;
  
  StreamRows: grpc.handleServerStreamingCall<_trackway_projects_v1_StreamRowsRequest__Output, _trackway_projects_v1_StreamRowsResponse>;
  
}

export interface ProjectsServiceDefinition extends grpc.ServiceDefinition {
  ApplyRows: MethodDefinition<_trackway_projects_v1_ApplyRowsRequest, _trackway_projects_v1_ApplyRowsResponse, _trackway_projects_v1_ApplyRowsRequest__Output, _trackway_projects_v1_ApplyRowsResponse__Output>
  BatchGetProjects: MethodDefinition<_trackway_projects_v1_BatchGetProjectsRequest, _trackway_projects_v1_BatchGetProjectsResponse, _trackway_projects_v1_BatchGetProjectsRequest__Output, _trackway_projects_v1_BatchGetProjectsResponse__Output>
  BatchGetUsers: MethodDefinition<_trackway_projects_v1_BatchGetUsersRequest, _trackway_projects_v1_BatchGetUsersResponse, _trackway_projects_v1_BatchGetUsersRequest__Output, _trackway_projects_v1_BatchGetUsersResponse__Output>
  StreamRows: MethodDefinition<_trackway_projects_v1_StreamRowsRequest, _trackway_projects_v1_StreamRowsResponse, _trackway_projects_v1_StreamRowsRequest__Output, _trackway_projects_v1_StreamRowsResponse__Output>
}
