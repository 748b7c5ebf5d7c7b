// Original file: trackway/forms/v1/forms_service.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { ApplyRowsRequest as _trackway_forms_v1_ApplyRowsRequest, ApplyRowsRequest__Output as _trackway_forms_v1_ApplyRowsRequest__Output } from '../../../trackway/forms/v1/ApplyRowsRequest';
import type { ApplyRowsResponse as _trackway_forms_v1_ApplyRowsResponse, ApplyRowsResponse__Output as _trackway_forms_v1_ApplyRowsResponse__Output } from '../../../trackway/forms/v1/ApplyRowsResponse';
import type { AttachLooseFormRequest as _trackway_forms_v1_AttachLooseFormRequest, AttachLooseFormRequest__Output as _trackway_forms_v1_AttachLooseFormRequest__Output } from '../../../trackway/forms/v1/AttachLooseFormRequest';
import type { AttachLooseFormResponse as _trackway_forms_v1_AttachLooseFormResponse, AttachLooseFormResponse__Output as _trackway_forms_v1_AttachLooseFormResponse__Output } from '../../../trackway/forms/v1/AttachLooseFormResponse';
import type { BatchGetAnswersRequest as _trackway_forms_v1_BatchGetAnswersRequest, BatchGetAnswersRequest__Output as _trackway_forms_v1_BatchGetAnswersRequest__Output } from '../../../trackway/forms/v1/BatchGetAnswersRequest';
import type { BatchGetAnswersResponse as _trackway_forms_v1_BatchGetAnswersResponse, BatchGetAnswersResponse__Output as _trackway_forms_v1_BatchGetAnswersResponse__Output } from '../../../trackway/forms/v1/BatchGetAnswersResponse';
import type { BatchGetFormsRequest as _trackway_forms_v1_BatchGetFormsRequest, BatchGetFormsRequest__Output as _trackway_forms_v1_BatchGetFormsRequest__Output } from '../../../trackway/forms/v1/BatchGetFormsRequest';
import type { BatchGetFormsResponse as _trackway_forms_v1_BatchGetFormsResponse, BatchGetFormsResponse__Output as _trackway_forms_v1_BatchGetFormsResponse__Output } from '../../../trackway/forms/v1/BatchGetFormsResponse';
import type { ChangeRecordRequest as _trackway_forms_v1_ChangeRecordRequest, ChangeRecordRequest__Output as _trackway_forms_v1_ChangeRecordRequest__Output } from '../../../trackway/forms/v1/ChangeRecordRequest';
import type { ChangeRecordResponse as _trackway_forms_v1_ChangeRecordResponse, ChangeRecordResponse__Output as _trackway_forms_v1_ChangeRecordResponse__Output } from '../../../trackway/forms/v1/ChangeRecordResponse';
import type { CommitStagedRequest as _trackway_forms_v1_CommitStagedRequest, CommitStagedRequest__Output as _trackway_forms_v1_CommitStagedRequest__Output } from '../../../trackway/forms/v1/CommitStagedRequest';
import type { CommitStagedResponse as _trackway_forms_v1_CommitStagedResponse, CommitStagedResponse__Output as _trackway_forms_v1_CommitStagedResponse__Output } from '../../../trackway/forms/v1/CommitStagedResponse';
import type { DropStagedRequest as _trackway_forms_v1_DropStagedRequest, DropStagedRequest__Output as _trackway_forms_v1_DropStagedRequest__Output } from '../../../trackway/forms/v1/DropStagedRequest';
import type { DropStagedResponse as _trackway_forms_v1_DropStagedResponse, DropStagedResponse__Output as _trackway_forms_v1_DropStagedResponse__Output } from '../../../trackway/forms/v1/DropStagedResponse';
import type { ListAppliedRowsRequest as _trackway_forms_v1_ListAppliedRowsRequest, ListAppliedRowsRequest__Output as _trackway_forms_v1_ListAppliedRowsRequest__Output } from '../../../trackway/forms/v1/ListAppliedRowsRequest';
import type { ListAppliedRowsResponse as _trackway_forms_v1_ListAppliedRowsResponse, ListAppliedRowsResponse__Output as _trackway_forms_v1_ListAppliedRowsResponse__Output } from '../../../trackway/forms/v1/ListAppliedRowsResponse';
import type { ListEffectsRequest as _trackway_forms_v1_ListEffectsRequest, ListEffectsRequest__Output as _trackway_forms_v1_ListEffectsRequest__Output } from '../../../trackway/forms/v1/ListEffectsRequest';
import type { ListEffectsResponse as _trackway_forms_v1_ListEffectsResponse, ListEffectsResponse__Output as _trackway_forms_v1_ListEffectsResponse__Output } from '../../../trackway/forms/v1/ListEffectsResponse';
import type { ListRecordChangesRequest as _trackway_forms_v1_ListRecordChangesRequest, ListRecordChangesRequest__Output as _trackway_forms_v1_ListRecordChangesRequest__Output } from '../../../trackway/forms/v1/ListRecordChangesRequest';
import type { ListRecordChangesResponse as _trackway_forms_v1_ListRecordChangesResponse, ListRecordChangesResponse__Output as _trackway_forms_v1_ListRecordChangesResponse__Output } from '../../../trackway/forms/v1/ListRecordChangesResponse';
import type { MissingRequiredRequest as _trackway_forms_v1_MissingRequiredRequest, MissingRequiredRequest__Output as _trackway_forms_v1_MissingRequiredRequest__Output } from '../../../trackway/forms/v1/MissingRequiredRequest';
import type { MissingRequiredResponse as _trackway_forms_v1_MissingRequiredResponse, MissingRequiredResponse__Output as _trackway_forms_v1_MissingRequiredResponse__Output } from '../../../trackway/forms/v1/MissingRequiredResponse';
import type { ReadRecordsRequest as _trackway_forms_v1_ReadRecordsRequest, ReadRecordsRequest__Output as _trackway_forms_v1_ReadRecordsRequest__Output } from '../../../trackway/forms/v1/ReadRecordsRequest';
import type { ReadRecordsResponse as _trackway_forms_v1_ReadRecordsResponse, ReadRecordsResponse__Output as _trackway_forms_v1_ReadRecordsResponse__Output } from '../../../trackway/forms/v1/ReadRecordsResponse';
import type { RollbackRowsRequest as _trackway_forms_v1_RollbackRowsRequest, RollbackRowsRequest__Output as _trackway_forms_v1_RollbackRowsRequest__Output } from '../../../trackway/forms/v1/RollbackRowsRequest';
import type { RollbackRowsResponse as _trackway_forms_v1_RollbackRowsResponse, RollbackRowsResponse__Output as _trackway_forms_v1_RollbackRowsResponse__Output } from '../../../trackway/forms/v1/RollbackRowsResponse';
import type { StageAnswersRequest as _trackway_forms_v1_StageAnswersRequest, StageAnswersRequest__Output as _trackway_forms_v1_StageAnswersRequest__Output } from '../../../trackway/forms/v1/StageAnswersRequest';
import type { StageAnswersResponse as _trackway_forms_v1_StageAnswersResponse, StageAnswersResponse__Output as _trackway_forms_v1_StageAnswersResponse__Output } from '../../../trackway/forms/v1/StageAnswersResponse';
import type { StreamAnswerRowsRequest as _trackway_forms_v1_StreamAnswerRowsRequest, StreamAnswerRowsRequest__Output as _trackway_forms_v1_StreamAnswerRowsRequest__Output } from '../../../trackway/forms/v1/StreamAnswerRowsRequest';
import type { StreamAnswerRowsResponse as _trackway_forms_v1_StreamAnswerRowsResponse, StreamAnswerRowsResponse__Output as _trackway_forms_v1_StreamAnswerRowsResponse__Output } from '../../../trackway/forms/v1/StreamAnswerRowsResponse';
import type { StreamAnswersRequest as _trackway_forms_v1_StreamAnswersRequest, StreamAnswersRequest__Output as _trackway_forms_v1_StreamAnswersRequest__Output } from '../../../trackway/forms/v1/StreamAnswersRequest';
import type { StreamAnswersResponse as _trackway_forms_v1_StreamAnswersResponse, StreamAnswersResponse__Output as _trackway_forms_v1_StreamAnswersResponse__Output } from '../../../trackway/forms/v1/StreamAnswersResponse';
import type { StreamFormsRequest as _trackway_forms_v1_StreamFormsRequest, StreamFormsRequest__Output as _trackway_forms_v1_StreamFormsRequest__Output } from '../../../trackway/forms/v1/StreamFormsRequest';
import type { StreamFormsResponse as _trackway_forms_v1_StreamFormsResponse, StreamFormsResponse__Output as _trackway_forms_v1_StreamFormsResponse__Output } from '../../../trackway/forms/v1/StreamFormsResponse';
import type { StreamHistoryRowsRequest as _trackway_forms_v1_StreamHistoryRowsRequest, StreamHistoryRowsRequest__Output as _trackway_forms_v1_StreamHistoryRowsRequest__Output } from '../../../trackway/forms/v1/StreamHistoryRowsRequest';
import type { StreamHistoryRowsResponse as _trackway_forms_v1_StreamHistoryRowsResponse, StreamHistoryRowsResponse__Output as _trackway_forms_v1_StreamHistoryRowsResponse__Output } from '../../../trackway/forms/v1/StreamHistoryRowsResponse';

export interface FormsServiceClient extends grpc.Client {
  ApplyRows(metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientDuplexStream<_trackway_forms_v1_ApplyRowsRequest, _trackway_forms_v1_ApplyRowsResponse__Output>;
  ApplyRows(options?: grpc.CallOptions): grpc.ClientDuplexStream<_trackway_forms_v1_ApplyRowsRequest, _trackway_forms_v1_ApplyRowsResponse__Output>;
  applyRows(metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientDuplexStream<_trackway_forms_v1_ApplyRowsRequest, _trackway_forms_v1_ApplyRowsResponse__Output>;
  applyRows(options?: grpc.CallOptions): grpc.ClientDuplexStream<_trackway_forms_v1_ApplyRowsRequest, _trackway_forms_v1_ApplyRowsResponse__Output>;
  
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
  
  ChangeRecord(argument: _trackway_forms_v1_ChangeRecordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_forms_v1_ChangeRecordResponse__Output>): grpc.ClientUnaryCall;
  ChangeRecord(argument: _trackway_forms_v1_ChangeRecordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_forms_v1_ChangeRecordResponse__Output>): grpc.ClientUnaryCall;
  ChangeRecord(argument: _trackway_forms_v1_ChangeRecordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_forms_v1_ChangeRecordResponse__Output>): grpc.ClientUnaryCall;
  ChangeRecord(argument: _trackway_forms_v1_ChangeRecordRequest, callback: grpc.requestCallback<_trackway_forms_v1_ChangeRecordResponse__Output>): grpc.ClientUnaryCall;
  changeRecord(argument: _trackway_forms_v1_ChangeRecordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_forms_v1_ChangeRecordResponse__Output>): grpc.ClientUnaryCall;
  changeRecord(argument: _trackway_forms_v1_ChangeRecordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_forms_v1_ChangeRecordResponse__Output>): grpc.ClientUnaryCall;
  changeRecord(argument: _trackway_forms_v1_ChangeRecordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_forms_v1_ChangeRecordResponse__Output>): grpc.ClientUnaryCall;
  changeRecord(argument: _trackway_forms_v1_ChangeRecordRequest, callback: grpc.requestCallback<_trackway_forms_v1_ChangeRecordResponse__Output>): grpc.ClientUnaryCall;
  
  CommitStaged(argument: _trackway_forms_v1_CommitStagedRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_forms_v1_CommitStagedResponse__Output>): grpc.ClientUnaryCall;
  CommitStaged(argument: _trackway_forms_v1_CommitStagedRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_forms_v1_CommitStagedResponse__Output>): grpc.ClientUnaryCall;
  CommitStaged(argument: _trackway_forms_v1_CommitStagedRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_forms_v1_CommitStagedResponse__Output>): grpc.ClientUnaryCall;
  CommitStaged(argument: _trackway_forms_v1_CommitStagedRequest, callback: grpc.requestCallback<_trackway_forms_v1_CommitStagedResponse__Output>): grpc.ClientUnaryCall;
  commitStaged(argument: _trackway_forms_v1_CommitStagedRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_forms_v1_CommitStagedResponse__Output>): grpc.ClientUnaryCall;
  commitStaged(argument: _trackway_forms_v1_CommitStagedRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_forms_v1_CommitStagedResponse__Output>): grpc.ClientUnaryCall;
  commitStaged(argument: _trackway_forms_v1_CommitStagedRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_forms_v1_CommitStagedResponse__Output>): grpc.ClientUnaryCall;
  commitStaged(argument: _trackway_forms_v1_CommitStagedRequest, callback: grpc.requestCallback<_trackway_forms_v1_CommitStagedResponse__Output>): grpc.ClientUnaryCall;
  
  DropStaged(argument: _trackway_forms_v1_DropStagedRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_forms_v1_DropStagedResponse__Output>): grpc.ClientUnaryCall;
  DropStaged(argument: _trackway_forms_v1_DropStagedRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_forms_v1_DropStagedResponse__Output>): grpc.ClientUnaryCall;
  DropStaged(argument: _trackway_forms_v1_DropStagedRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_forms_v1_DropStagedResponse__Output>): grpc.ClientUnaryCall;
  DropStaged(argument: _trackway_forms_v1_DropStagedRequest, callback: grpc.requestCallback<_trackway_forms_v1_DropStagedResponse__Output>): grpc.ClientUnaryCall;
  dropStaged(argument: _trackway_forms_v1_DropStagedRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_forms_v1_DropStagedResponse__Output>): grpc.ClientUnaryCall;
  dropStaged(argument: _trackway_forms_v1_DropStagedRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_forms_v1_DropStagedResponse__Output>): grpc.ClientUnaryCall;
  dropStaged(argument: _trackway_forms_v1_DropStagedRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_forms_v1_DropStagedResponse__Output>): grpc.ClientUnaryCall;
  dropStaged(argument: _trackway_forms_v1_DropStagedRequest, callback: grpc.requestCallback<_trackway_forms_v1_DropStagedResponse__Output>): grpc.ClientUnaryCall;
  
  ListAppliedRows(argument: _trackway_forms_v1_ListAppliedRowsRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_forms_v1_ListAppliedRowsResponse__Output>;
  ListAppliedRows(argument: _trackway_forms_v1_ListAppliedRowsRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_forms_v1_ListAppliedRowsResponse__Output>;
  listAppliedRows(argument: _trackway_forms_v1_ListAppliedRowsRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_forms_v1_ListAppliedRowsResponse__Output>;
  listAppliedRows(argument: _trackway_forms_v1_ListAppliedRowsRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_forms_v1_ListAppliedRowsResponse__Output>;
  
  ListEffects(argument: _trackway_forms_v1_ListEffectsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_forms_v1_ListEffectsResponse__Output>): grpc.ClientUnaryCall;
  ListEffects(argument: _trackway_forms_v1_ListEffectsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_forms_v1_ListEffectsResponse__Output>): grpc.ClientUnaryCall;
  ListEffects(argument: _trackway_forms_v1_ListEffectsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_forms_v1_ListEffectsResponse__Output>): grpc.ClientUnaryCall;
  ListEffects(argument: _trackway_forms_v1_ListEffectsRequest, callback: grpc.requestCallback<_trackway_forms_v1_ListEffectsResponse__Output>): grpc.ClientUnaryCall;
  listEffects(argument: _trackway_forms_v1_ListEffectsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_forms_v1_ListEffectsResponse__Output>): grpc.ClientUnaryCall;
  listEffects(argument: _trackway_forms_v1_ListEffectsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_forms_v1_ListEffectsResponse__Output>): grpc.ClientUnaryCall;
  listEffects(argument: _trackway_forms_v1_ListEffectsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_forms_v1_ListEffectsResponse__Output>): grpc.ClientUnaryCall;
  listEffects(argument: _trackway_forms_v1_ListEffectsRequest, callback: grpc.requestCallback<_trackway_forms_v1_ListEffectsResponse__Output>): grpc.ClientUnaryCall;
  
  ListRecordChanges(argument: _trackway_forms_v1_ListRecordChangesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_forms_v1_ListRecordChangesResponse__Output>): grpc.ClientUnaryCall;
  ListRecordChanges(argument: _trackway_forms_v1_ListRecordChangesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_forms_v1_ListRecordChangesResponse__Output>): grpc.ClientUnaryCall;
  ListRecordChanges(argument: _trackway_forms_v1_ListRecordChangesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_forms_v1_ListRecordChangesResponse__Output>): grpc.ClientUnaryCall;
  ListRecordChanges(argument: _trackway_forms_v1_ListRecordChangesRequest, callback: grpc.requestCallback<_trackway_forms_v1_ListRecordChangesResponse__Output>): grpc.ClientUnaryCall;
  listRecordChanges(argument: _trackway_forms_v1_ListRecordChangesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_forms_v1_ListRecordChangesResponse__Output>): grpc.ClientUnaryCall;
  listRecordChanges(argument: _trackway_forms_v1_ListRecordChangesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_forms_v1_ListRecordChangesResponse__Output>): grpc.ClientUnaryCall;
  listRecordChanges(argument: _trackway_forms_v1_ListRecordChangesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_forms_v1_ListRecordChangesResponse__Output>): grpc.ClientUnaryCall;
  listRecordChanges(argument: _trackway_forms_v1_ListRecordChangesRequest, callback: grpc.requestCallback<_trackway_forms_v1_ListRecordChangesResponse__Output>): grpc.ClientUnaryCall;
  
  MissingRequired(argument: _trackway_forms_v1_MissingRequiredRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_forms_v1_MissingRequiredResponse__Output>): grpc.ClientUnaryCall;
  MissingRequired(argument: _trackway_forms_v1_MissingRequiredRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_forms_v1_MissingRequiredResponse__Output>): grpc.ClientUnaryCall;
  MissingRequired(argument: _trackway_forms_v1_MissingRequiredRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_forms_v1_MissingRequiredResponse__Output>): grpc.ClientUnaryCall;
  MissingRequired(argument: _trackway_forms_v1_MissingRequiredRequest, callback: grpc.requestCallback<_trackway_forms_v1_MissingRequiredResponse__Output>): grpc.ClientUnaryCall;
  missingRequired(argument: _trackway_forms_v1_MissingRequiredRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_forms_v1_MissingRequiredResponse__Output>): grpc.ClientUnaryCall;
  missingRequired(argument: _trackway_forms_v1_MissingRequiredRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_forms_v1_MissingRequiredResponse__Output>): grpc.ClientUnaryCall;
  missingRequired(argument: _trackway_forms_v1_MissingRequiredRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_forms_v1_MissingRequiredResponse__Output>): grpc.ClientUnaryCall;
  missingRequired(argument: _trackway_forms_v1_MissingRequiredRequest, callback: grpc.requestCallback<_trackway_forms_v1_MissingRequiredResponse__Output>): grpc.ClientUnaryCall;
  
  ReadRecords(argument: _trackway_forms_v1_ReadRecordsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_forms_v1_ReadRecordsResponse__Output>): grpc.ClientUnaryCall;
  ReadRecords(argument: _trackway_forms_v1_ReadRecordsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_forms_v1_ReadRecordsResponse__Output>): grpc.ClientUnaryCall;
  ReadRecords(argument: _trackway_forms_v1_ReadRecordsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_forms_v1_ReadRecordsResponse__Output>): grpc.ClientUnaryCall;
  ReadRecords(argument: _trackway_forms_v1_ReadRecordsRequest, callback: grpc.requestCallback<_trackway_forms_v1_ReadRecordsResponse__Output>): grpc.ClientUnaryCall;
  readRecords(argument: _trackway_forms_v1_ReadRecordsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_forms_v1_ReadRecordsResponse__Output>): grpc.ClientUnaryCall;
  readRecords(argument: _trackway_forms_v1_ReadRecordsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_forms_v1_ReadRecordsResponse__Output>): grpc.ClientUnaryCall;
  readRecords(argument: _trackway_forms_v1_ReadRecordsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_forms_v1_ReadRecordsResponse__Output>): grpc.ClientUnaryCall;
  readRecords(argument: _trackway_forms_v1_ReadRecordsRequest, callback: grpc.requestCallback<_trackway_forms_v1_ReadRecordsResponse__Output>): grpc.ClientUnaryCall;
  
  RollbackRows(argument: _trackway_forms_v1_RollbackRowsRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_forms_v1_RollbackRowsResponse__Output>;
  RollbackRows(argument: _trackway_forms_v1_RollbackRowsRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_forms_v1_RollbackRowsResponse__Output>;
  rollbackRows(argument: _trackway_forms_v1_RollbackRowsRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_forms_v1_RollbackRowsResponse__Output>;
  rollbackRows(argument: _trackway_forms_v1_RollbackRowsRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_forms_v1_RollbackRowsResponse__Output>;
  
  StageAnswers(argument: _trackway_forms_v1_StageAnswersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_forms_v1_StageAnswersResponse__Output>): grpc.ClientUnaryCall;
  StageAnswers(argument: _trackway_forms_v1_StageAnswersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_forms_v1_StageAnswersResponse__Output>): grpc.ClientUnaryCall;
  StageAnswers(argument: _trackway_forms_v1_StageAnswersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_forms_v1_StageAnswersResponse__Output>): grpc.ClientUnaryCall;
  StageAnswers(argument: _trackway_forms_v1_StageAnswersRequest, callback: grpc.requestCallback<_trackway_forms_v1_StageAnswersResponse__Output>): grpc.ClientUnaryCall;
  stageAnswers(argument: _trackway_forms_v1_StageAnswersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_forms_v1_StageAnswersResponse__Output>): grpc.ClientUnaryCall;
  stageAnswers(argument: _trackway_forms_v1_StageAnswersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_forms_v1_StageAnswersResponse__Output>): grpc.ClientUnaryCall;
  stageAnswers(argument: _trackway_forms_v1_StageAnswersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_forms_v1_StageAnswersResponse__Output>): grpc.ClientUnaryCall;
  stageAnswers(argument: _trackway_forms_v1_StageAnswersRequest, callback: grpc.requestCallback<_trackway_forms_v1_StageAnswersResponse__Output>): grpc.ClientUnaryCall;
  
  StreamAnswerRows(argument: _trackway_forms_v1_StreamAnswerRowsRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_forms_v1_StreamAnswerRowsResponse__Output>;
  StreamAnswerRows(argument: _trackway_forms_v1_StreamAnswerRowsRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_forms_v1_StreamAnswerRowsResponse__Output>;
  streamAnswerRows(argument: _trackway_forms_v1_StreamAnswerRowsRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_forms_v1_StreamAnswerRowsResponse__Output>;
  streamAnswerRows(argument: _trackway_forms_v1_StreamAnswerRowsRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_forms_v1_StreamAnswerRowsResponse__Output>;
  
  StreamAnswers(argument: _trackway_forms_v1_StreamAnswersRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_forms_v1_StreamAnswersResponse__Output>;
  StreamAnswers(argument: _trackway_forms_v1_StreamAnswersRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_forms_v1_StreamAnswersResponse__Output>;
  streamAnswers(argument: _trackway_forms_v1_StreamAnswersRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_forms_v1_StreamAnswersResponse__Output>;
  streamAnswers(argument: _trackway_forms_v1_StreamAnswersRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_forms_v1_StreamAnswersResponse__Output>;
  
  StreamForms(argument: _trackway_forms_v1_StreamFormsRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_forms_v1_StreamFormsResponse__Output>;
  StreamForms(argument: _trackway_forms_v1_StreamFormsRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_forms_v1_StreamFormsResponse__Output>;
  streamForms(argument: _trackway_forms_v1_StreamFormsRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_forms_v1_StreamFormsResponse__Output>;
  streamForms(argument: _trackway_forms_v1_StreamFormsRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_forms_v1_StreamFormsResponse__Output>;
  
  StreamHistoryRows(argument: _trackway_forms_v1_StreamHistoryRowsRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_forms_v1_StreamHistoryRowsResponse__Output>;
  StreamHistoryRows(argument: _trackway_forms_v1_StreamHistoryRowsRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_forms_v1_StreamHistoryRowsResponse__Output>;
  streamHistoryRows(argument: _trackway_forms_v1_StreamHistoryRowsRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_forms_v1_StreamHistoryRowsResponse__Output>;
  streamHistoryRows(argument: _trackway_forms_v1_StreamHistoryRowsRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_forms_v1_StreamHistoryRowsResponse__Output>;
  
}

export interface FormsServiceHandlers extends grpc.UntypedServiceImplementation {
  ApplyRows: grpc.handleBidiStreamingCall<_trackway_forms_v1_ApplyRowsRequest__Output, _trackway_forms_v1_ApplyRowsResponse>;
  
  AttachLooseForm: grpc.handleUnaryCall<_trackway_forms_v1_AttachLooseFormRequest__Output, _trackway_forms_v1_AttachLooseFormResponse>;
  
  BatchGetAnswers: grpc.handleUnaryCall<_trackway_forms_v1_BatchGetAnswersRequest__Output, _trackway_forms_v1_BatchGetAnswersResponse>;
  
  BatchGetForms: grpc.handleUnaryCall<_trackway_forms_v1_BatchGetFormsRequest__Output, _trackway_forms_v1_BatchGetFormsResponse>;
  
  ChangeRecord: grpc.handleUnaryCall<_trackway_forms_v1_ChangeRecordRequest__Output, _trackway_forms_v1_ChangeRecordResponse>;
  
  CommitStaged: grpc.handleUnaryCall<_trackway_forms_v1_CommitStagedRequest__Output, _trackway_forms_v1_CommitStagedResponse>;
  
  DropStaged: grpc.handleUnaryCall<_trackway_forms_v1_DropStagedRequest__Output, _trackway_forms_v1_DropStagedResponse>;
  
  ListAppliedRows: grpc.handleServerStreamingCall<_trackway_forms_v1_ListAppliedRowsRequest__Output, _trackway_forms_v1_ListAppliedRowsResponse>;
  
  ListEffects: grpc.handleUnaryCall<_trackway_forms_v1_ListEffectsRequest__Output, _trackway_forms_v1_ListEffectsResponse>;
  
  ListRecordChanges: grpc.handleUnaryCall<_trackway_forms_v1_ListRecordChangesRequest__Output, _trackway_forms_v1_ListRecordChangesResponse>;
  
  MissingRequired: grpc.handleUnaryCall<_trackway_forms_v1_MissingRequiredRequest__Output, _trackway_forms_v1_MissingRequiredResponse>;
  
  ReadRecords: grpc.handleUnaryCall<_trackway_forms_v1_ReadRecordsRequest__Output, _trackway_forms_v1_ReadRecordsResponse>;
  
  RollbackRows: grpc.handleServerStreamingCall<_trackway_forms_v1_RollbackRowsRequest__Output, _trackway_forms_v1_RollbackRowsResponse>;
  
  StageAnswers: grpc.handleUnaryCall<_trackway_forms_v1_StageAnswersRequest__Output, _trackway_forms_v1_StageAnswersResponse>;
  
  StreamAnswerRows: grpc.handleServerStreamingCall<_trackway_forms_v1_StreamAnswerRowsRequest__Output, _trackway_forms_v1_StreamAnswerRowsResponse>;
  
  StreamAnswers: grpc.handleServerStreamingCall<_trackway_forms_v1_StreamAnswersRequest__Output, _trackway_forms_v1_StreamAnswersResponse>;
  
  StreamForms: grpc.handleServerStreamingCall<_trackway_forms_v1_StreamFormsRequest__Output, _trackway_forms_v1_StreamFormsResponse>;
  
  StreamHistoryRows: grpc.handleServerStreamingCall<_trackway_forms_v1_StreamHistoryRowsRequest__Output, _trackway_forms_v1_StreamHistoryRowsResponse>;
  
}

export interface FormsServiceDefinition extends grpc.ServiceDefinition {
  ApplyRows: MethodDefinition<_trackway_forms_v1_ApplyRowsRequest, _trackway_forms_v1_ApplyRowsResponse, _trackway_forms_v1_ApplyRowsRequest__Output, _trackway_forms_v1_ApplyRowsResponse__Output>
  AttachLooseForm: MethodDefinition<_trackway_forms_v1_AttachLooseFormRequest, _trackway_forms_v1_AttachLooseFormResponse, _trackway_forms_v1_AttachLooseFormRequest__Output, _trackway_forms_v1_AttachLooseFormResponse__Output>
  BatchGetAnswers: MethodDefinition<_trackway_forms_v1_BatchGetAnswersRequest, _trackway_forms_v1_BatchGetAnswersResponse, _trackway_forms_v1_BatchGetAnswersRequest__Output, _trackway_forms_v1_BatchGetAnswersResponse__Output>
  BatchGetForms: MethodDefinition<_trackway_forms_v1_BatchGetFormsRequest, _trackway_forms_v1_BatchGetFormsResponse, _trackway_forms_v1_BatchGetFormsRequest__Output, _trackway_forms_v1_BatchGetFormsResponse__Output>
  ChangeRecord: MethodDefinition<_trackway_forms_v1_ChangeRecordRequest, _trackway_forms_v1_ChangeRecordResponse, _trackway_forms_v1_ChangeRecordRequest__Output, _trackway_forms_v1_ChangeRecordResponse__Output>
  CommitStaged: MethodDefinition<_trackway_forms_v1_CommitStagedRequest, _trackway_forms_v1_CommitStagedResponse, _trackway_forms_v1_CommitStagedRequest__Output, _trackway_forms_v1_CommitStagedResponse__Output>
  DropStaged: MethodDefinition<_trackway_forms_v1_DropStagedRequest, _trackway_forms_v1_DropStagedResponse, _trackway_forms_v1_DropStagedRequest__Output, _trackway_forms_v1_DropStagedResponse__Output>
  ListAppliedRows: MethodDefinition<_trackway_forms_v1_ListAppliedRowsRequest, _trackway_forms_v1_ListAppliedRowsResponse, _trackway_forms_v1_ListAppliedRowsRequest__Output, _trackway_forms_v1_ListAppliedRowsResponse__Output>
  ListEffects: MethodDefinition<_trackway_forms_v1_ListEffectsRequest, _trackway_forms_v1_ListEffectsResponse, _trackway_forms_v1_ListEffectsRequest__Output, _trackway_forms_v1_ListEffectsResponse__Output>
  ListRecordChanges: MethodDefinition<_trackway_forms_v1_ListRecordChangesRequest, _trackway_forms_v1_ListRecordChangesResponse, _trackway_forms_v1_ListRecordChangesRequest__Output, _trackway_forms_v1_ListRecordChangesResponse__Output>
  MissingRequired: MethodDefinition<_trackway_forms_v1_MissingRequiredRequest, _trackway_forms_v1_MissingRequiredResponse, _trackway_forms_v1_MissingRequiredRequest__Output, _trackway_forms_v1_MissingRequiredResponse__Output>
  ReadRecords: MethodDefinition<_trackway_forms_v1_ReadRecordsRequest, _trackway_forms_v1_ReadRecordsResponse, _trackway_forms_v1_ReadRecordsRequest__Output, _trackway_forms_v1_ReadRecordsResponse__Output>
  RollbackRows: MethodDefinition<_trackway_forms_v1_RollbackRowsRequest, _trackway_forms_v1_RollbackRowsResponse, _trackway_forms_v1_RollbackRowsRequest__Output, _trackway_forms_v1_RollbackRowsResponse__Output>
  StageAnswers: MethodDefinition<_trackway_forms_v1_StageAnswersRequest, _trackway_forms_v1_StageAnswersResponse, _trackway_forms_v1_StageAnswersRequest__Output, _trackway_forms_v1_StageAnswersResponse__Output>
  StreamAnswerRows: MethodDefinition<_trackway_forms_v1_StreamAnswerRowsRequest, _trackway_forms_v1_StreamAnswerRowsResponse, _trackway_forms_v1_StreamAnswerRowsRequest__Output, _trackway_forms_v1_StreamAnswerRowsResponse__Output>
  StreamAnswers: MethodDefinition<_trackway_forms_v1_StreamAnswersRequest, _trackway_forms_v1_StreamAnswersResponse, _trackway_forms_v1_StreamAnswersRequest__Output, _trackway_forms_v1_StreamAnswersResponse__Output>
  StreamForms: MethodDefinition<_trackway_forms_v1_StreamFormsRequest, _trackway_forms_v1_StreamFormsResponse, _trackway_forms_v1_StreamFormsRequest__Output, _trackway_forms_v1_StreamFormsResponse__Output>
  StreamHistoryRows: MethodDefinition<_trackway_forms_v1_StreamHistoryRowsRequest, _trackway_forms_v1_StreamHistoryRowsResponse, _trackway_forms_v1_StreamHistoryRowsRequest__Output, _trackway_forms_v1_StreamHistoryRowsResponse__Output>
}
