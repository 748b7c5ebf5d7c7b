// Original file: trackway/forms/v1/forms_service.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { AttachLooseFormRequest as _trackway_forms_v1_AttachLooseFormRequest, AttachLooseFormRequest__Output as _trackway_forms_v1_AttachLooseFormRequest__Output } from '../../../trackway/forms/v1/AttachLooseFormRequest';
import type { AttachLooseFormResponse as _trackway_forms_v1_AttachLooseFormResponse, AttachLooseFormResponse__Output as _trackway_forms_v1_AttachLooseFormResponse__Output } from '../../../trackway/forms/v1/AttachLooseFormResponse';
import type { BatchGetAnswersRequest as _trackway_forms_v1_BatchGetAnswersRequest, BatchGetAnswersRequest__Output as _trackway_forms_v1_BatchGetAnswersRequest__Output } from '../../../trackway/forms/v1/BatchGetAnswersRequest';
import type { BatchGetAnswersResponse as _trackway_forms_v1_BatchGetAnswersResponse, BatchGetAnswersResponse__Output as _trackway_forms_v1_BatchGetAnswersResponse__Output } from '../../../trackway/forms/v1/BatchGetAnswersResponse';
import type { BatchGetFormsRequest as _trackway_forms_v1_BatchGetFormsRequest, BatchGetFormsRequest__Output as _trackway_forms_v1_BatchGetFormsRequest__Output } from '../../../trackway/forms/v1/BatchGetFormsRequest';
import type { BatchGetFormsResponse as _trackway_forms_v1_BatchGetFormsResponse, BatchGetFormsResponse__Output as _trackway_forms_v1_BatchGetFormsResponse__Output } from '../../../trackway/forms/v1/BatchGetFormsResponse';
import type { MissingRequiredRequest as _trackway_forms_v1_MissingRequiredRequest, MissingRequiredRequest__Output as _trackway_forms_v1_MissingRequiredRequest__Output } from '../../../trackway/forms/v1/MissingRequiredRequest';
import type { MissingRequiredResponse as _trackway_forms_v1_MissingRequiredResponse, MissingRequiredResponse__Output as _trackway_forms_v1_MissingRequiredResponse__Output } from '../../../trackway/forms/v1/MissingRequiredResponse';

export interface FormsServiceClient extends grpc.Client {
  AttachLooseForm(argument: _trackway_forms_v1_AttachLooseFormRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_forms_v1_AttachLooseFormResponse__Output>): grpc.ClientUnaryCall;
  AttachLooseForm(argument: _trackway_forms_v1_AttachLooseFormRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_forms_v1_AttachLooseFormResponse__Output>): grpc.ClientUnaryCall;
  AttachLooseForm(argument: _trackway_forms_v1_AttachLooseFormRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_forms_v1_AttachLooseFormResponse__Output>): grpc.ClientUnaryCall;
  AttachLooseForm(argument: _trackway_forms_v1_AttachLooseFormRequest, callback: grpc.requestCallback<_trackway_forms_v1_AttachLooseFormResponse__Output>): grpc.ClientUnaryCall;
  attachLooseForm(argument: _trackway_forms_v1_AttachLooseFormRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_forms_v1_AttachLooseFormResponse__Output>): grpc.ClientUnaryCall;
  attachLooseForm(argument: _trackway_forms_v1_AttachLooseFormRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_forms_v1_AttachLooseFormResponse__Output>): grpc.ClientUnaryCall;
  attachLooseForm(argument: _trackway_forms_v1_AttachLooseFormRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_forms_v1_AttachLooseFormResponse__Output>): grpc.ClientUnaryCall;
  attachLooseForm(argument: _trackway_forms_v1_AttachLooseFormRequest, callback: grpc.requestCallback<_trackway_forms_v1_AttachLooseFormResponse__Output>): grpc.ClientUnaryCall;
  
  BatchGetAnswers(argument: _trackway_forms_v1_BatchGetAnswersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_forms_v1_BatchGetAnswersResponse__Output>): grpc.ClientUnaryCall;
  BatchGetAnswers(argument: _trackway_forms_v1_BatchGetAnswersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_forms_v1_BatchGetAnswersResponse__Output>): grpc.ClientUnaryCall;
  BatchGetAnswers(argument: _trackway_forms_v1_BatchGetAnswersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_forms_v1_BatchGetAnswersResponse__Output>): grpc.ClientUnaryCall;
  BatchGetAnswers(argument: _trackway_forms_v1_BatchGetAnswersRequest, callback: grpc.requestCallback<_trackway_forms_v1_BatchGetAnswersResponse__Output>): grpc.ClientUnaryCall;
  batchGetAnswers(argument: _trackway_forms_v1_BatchGetAnswersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_forms_v1_BatchGetAnswersResponse__Output>): grpc.ClientUnaryCall;
  batchGetAnswers(argument: _trackway_forms_v1_BatchGetAnswersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_forms_v1_BatchGetAnswersResponse__Output>): grpc.ClientUnaryCall;
  batchGetAnswers(argument: _trackway_forms_v1_BatchGetAnswersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_forms_v1_BatchGetAnswersResponse__Output>): grpc.ClientUnaryCall;
  batchGetAnswers(argument: _trackway_forms_v1_BatchGetAnswersRequest, callback: grpc.requestCallback<_trackway_forms_v1_BatchGetAnswersResponse__Output>): grpc.ClientUnaryCall;
  
  BatchGetForms(argument: _trackway_forms_v1_BatchGetFormsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_forms_v1_BatchGetFormsResponse__Output>): grpc.ClientUnaryCall;
  BatchGetForms(argument: _trackway_forms_v1_BatchGetFormsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_forms_v1_BatchGetFormsResponse__Output>): grpc.ClientUnaryCall;
  BatchGetForms(argument: _trackway_forms_v1_BatchGetFormsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_forms_v1_BatchGetFormsResponse__Output>): grpc.ClientUnaryCall;
  BatchGetForms(argument: _trackway_forms_v1_BatchGetFormsRequest, callback: grpc.requestCallback<_trackway_forms_v1_BatchGetFormsResponse__Output>): grpc.ClientUnaryCall;
  batchGetForms(argument: _trackway_forms_v1_BatchGetFormsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_forms_v1_BatchGetFormsResponse__Output>): grpc.ClientUnaryCall;
  batchGetForms(argument: _trackway_forms_v1_BatchGetFormsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_forms_v1_BatchGetFormsResponse__Output>): grpc.ClientUnaryCall;
  batchGetForms(argument: _trackway_forms_v1_BatchGetFormsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_forms_v1_BatchGetFormsResponse__Output>): grpc.ClientUnaryCall;
  batchGetForms(argument: _trackway_forms_v1_BatchGetFormsRequest, callback: grpc.requestCallback<_trackway_forms_v1_BatchGetFormsResponse__Output>): grpc.ClientUnaryCall;
  
  MissingRequired(argument: _trackway_forms_v1_MissingRequiredRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_forms_v1_MissingRequiredResponse__Output>): grpc.ClientUnaryCall;
  MissingRequired(argument: _trackway_forms_v1_MissingRequiredRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_forms_v1_MissingRequiredResponse__Output>): grpc.ClientUnaryCall;
  MissingRequired(argument: _trackway_forms_v1_MissingRequiredRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_forms_v1_MissingRequiredResponse__Output>): grpc.ClientUnaryCall;
  MissingRequired(argument: _trackway_forms_v1_MissingRequiredRequest, callback: grpc.requestCallback<_trackway_forms_v1_MissingRequiredResponse__Output>): grpc.ClientUnaryCall;
  missingRequired(argument: _trackway_forms_v1_MissingRequiredRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_forms_v1_MissingRequiredResponse__Output>): grpc.ClientUnaryCall;
  missingRequired(argument: _trackway_forms_v1_MissingRequiredRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_forms_v1_MissingRequiredResponse__Output>): grpc.ClientUnaryCall;
  missingRequired(argument: _trackway_forms_v1_MissingRequiredRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_forms_v1_MissingRequiredResponse__Output>): grpc.ClientUnaryCall;
  missingRequired(argument: _trackway_forms_v1_MissingRequiredRequest, callback: grpc.requestCallback<_trackway_forms_v1_MissingRequiredResponse__Output>): grpc.ClientUnaryCall;
  
}

export interface FormsServiceHandlers extends grpc.UntypedServiceImplementation {
  AttachLooseForm: grpc.handleUnaryCall<_trackway_forms_v1_AttachLooseFormRequest__Output, _trackway_forms_v1_AttachLooseFormResponse>;
  
  BatchGetAnswers: grpc.handleUnaryCall<_trackway_forms_v1_BatchGetAnswersRequest__Output, _trackway_forms_v1_BatchGetAnswersResponse>;
  
  BatchGetForms: grpc.handleUnaryCall<_trackway_forms_v1_BatchGetFormsRequest__Output, _trackway_forms_v1_BatchGetFormsResponse>;
  
  MissingRequired: grpc.handleUnaryCall<_trackway_forms_v1_MissingRequiredRequest__Output, _trackway_forms_v1_MissingRequiredResponse>;
  
}

export interface FormsServiceDefinition extends grpc.ServiceDefinition {
  AttachLooseForm: MethodDefinition<_trackway_forms_v1_AttachLooseFormRequest, _trackway_forms_v1_AttachLooseFormResponse, _trackway_forms_v1_AttachLooseFormRequest__Output, _trackway_forms_v1_AttachLooseFormResponse__Output>
  BatchGetAnswers: MethodDefinition<_trackway_forms_v1_BatchGetAnswersRequest, _trackway_forms_v1_BatchGetAnswersResponse, _trackway_forms_v1_BatchGetAnswersRequest__Output, _trackway_forms_v1_BatchGetAnswersResponse__Output>
  BatchGetForms: MethodDefinition<_trackway_forms_v1_BatchGetFormsRequest, _trackway_forms_v1_BatchGetFormsResponse, _trackway_forms_v1_BatchGetFormsRequest__Output, _trackway_forms_v1_BatchGetFormsResponse__Output>
  MissingRequired: MethodDefinition<_trackway_forms_v1_MissingRequiredRequest, _trackway_forms_v1_MissingRequiredResponse, _trackway_forms_v1_MissingRequiredRequest__Output, _trackway_forms_v1_MissingRequiredResponse__Output>
}
