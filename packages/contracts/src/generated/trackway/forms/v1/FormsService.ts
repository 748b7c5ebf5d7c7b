// Original file: trackway/forms/v1/forms_service.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { BatchGetFormsRequest as _trackway_forms_v1_BatchGetFormsRequest, BatchGetFormsRequest__Output as _trackway_forms_v1_BatchGetFormsRequest__Output } from '../../../trackway/forms/v1/BatchGetFormsRequest';
import type { BatchGetFormsResponse as _trackway_forms_v1_BatchGetFormsResponse, BatchGetFormsResponse__Output as _trackway_forms_v1_BatchGetFormsResponse__Output } from '../../../trackway/forms/v1/BatchGetFormsResponse';

export interface FormsServiceClient extends grpc.Client {
  BatchGetForms(argument: _trackway_forms_v1_BatchGetFormsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_forms_v1_BatchGetFormsResponse__Output>): grpc.ClientUnaryCall;
  BatchGetForms(argument: _trackway_forms_v1_BatchGetFormsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_forms_v1_BatchGetFormsResponse__Output>): grpc.ClientUnaryCall;
  BatchGetForms(argument: _trackway_forms_v1_BatchGetFormsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_forms_v1_BatchGetFormsResponse__Output>): grpc.ClientUnaryCall;
  BatchGetForms(argument: _trackway_forms_v1_BatchGetFormsRequest, callback: grpc.requestCallback<_trackway_forms_v1_BatchGetFormsResponse__Output>): grpc.ClientUnaryCall;
  batchGetForms(argument: _trackway_forms_v1_BatchGetFormsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_forms_v1_BatchGetFormsResponse__Output>): grpc.ClientUnaryCall;
  batchGetForms(argument: _trackway_forms_v1_BatchGetFormsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_forms_v1_BatchGetFormsResponse__Output>): grpc.ClientUnaryCall;
  batchGetForms(argument: _trackway_forms_v1_BatchGetFormsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_forms_v1_BatchGetFormsResponse__Output>): grpc.ClientUnaryCall;
  batchGetForms(argument: _trackway_forms_v1_BatchGetFormsRequest, callback: grpc.requestCallback<_trackway_forms_v1_BatchGetFormsResponse__Output>): grpc.ClientUnaryCall;
  
}

export interface FormsServiceHandlers extends grpc.UntypedServiceImplementation {
  BatchGetForms: grpc.handleUnaryCall<_trackway_forms_v1_BatchGetFormsRequest__Output, _trackway_forms_v1_BatchGetFormsResponse>;
  
}

export interface FormsServiceDefinition extends grpc.ServiceDefinition {
  BatchGetForms: MethodDefinition<_trackway_forms_v1_BatchGetFormsRequest, _trackway_forms_v1_BatchGetFormsResponse, _trackway_forms_v1_BatchGetFormsRequest__Output, _trackway_forms_v1_BatchGetFormsResponse__Output>
}
