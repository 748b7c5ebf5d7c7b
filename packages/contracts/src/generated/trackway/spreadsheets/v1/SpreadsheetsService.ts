// Original file: trackway/spreadsheets/v1/spreadsheets_service.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { StartExportRequest as _trackway_spreadsheets_v1_StartExportRequest, StartExportRequest__Output as _trackway_spreadsheets_v1_StartExportRequest__Output } from '../../../trackway/spreadsheets/v1/StartExportRequest';
import type { StartExportResponse as _trackway_spreadsheets_v1_StartExportResponse, StartExportResponse__Output as _trackway_spreadsheets_v1_StartExportResponse__Output } from '../../../trackway/spreadsheets/v1/StartExportResponse';

export interface SpreadsheetsServiceClient extends grpc.Client {
  StartExport(argument: _trackway_spreadsheets_v1_StartExportRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_spreadsheets_v1_StartExportResponse__Output>): grpc.ClientUnaryCall;
  StartExport(argument: _trackway_spreadsheets_v1_StartExportRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_spreadsheets_v1_StartExportResponse__Output>): grpc.ClientUnaryCall;
  StartExport(argument: _trackway_spreadsheets_v1_StartExportRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_spreadsheets_v1_StartExportResponse__Output>): grpc.ClientUnaryCall;
  StartExport(argument: _trackway_spreadsheets_v1_StartExportRequest, callback: grpc.requestCallback<_trackway_spreadsheets_v1_StartExportResponse__Output>): grpc.ClientUnaryCall;
  startExport(argument: _trackway_spreadsheets_v1_StartExportRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_spreadsheets_v1_StartExportResponse__Output>): grpc.ClientUnaryCall;
  startExport(argument: _trackway_spreadsheets_v1_StartExportRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_spreadsheets_v1_StartExportResponse__Output>): grpc.ClientUnaryCall;
  startExport(argument: _trackway_spreadsheets_v1_StartExportRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_spreadsheets_v1_StartExportResponse__Output>): grpc.ClientUnaryCall;
  startExport(argument: _trackway_spreadsheets_v1_StartExportRequest, callback: grpc.requestCallback<_trackway_spreadsheets_v1_StartExportResponse__Output>): grpc.ClientUnaryCall;
  
}

export interface SpreadsheetsServiceHandlers extends grpc.UntypedServiceImplementation {
  StartExport: grpc.handleUnaryCall<_trackway_spreadsheets_v1_StartExportRequest__Output, _trackway_spreadsheets_v1_StartExportResponse>;
  
}

export interface SpreadsheetsServiceDefinition extends grpc.ServiceDefinition {
  StartExport: MethodDefinition<_trackway_spreadsheets_v1_StartExportRequest, _trackway_spreadsheets_v1_StartExportResponse, _trackway_spreadsheets_v1_StartExportRequest__Output, _trackway_spreadsheets_v1_StartExportResponse__Output>
}
