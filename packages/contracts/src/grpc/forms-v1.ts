/** Messages, client and handlers of forms.v1, generated from proto/trackway/forms/v1. */

export type { Accessor, Accessor__Output as AccessorOutput } from '../generated/trackway/forms/v1/Accessor';
export type { Answer, Answer__Output as AnswerOutput } from '../generated/trackway/forms/v1/Answer';
export type {
  AnswerChange,
  AnswerChange__Output as AnswerChangeOutput,
} from '../generated/trackway/forms/v1/AnswerChange';
export type {
  ApplyRowsHeader,
  ApplyRowsHeader__Output as ApplyRowsHeaderOutput,
} from '../generated/trackway/forms/v1/ApplyRowsHeader';
export type {
  ApplyRowsRequest,
  ApplyRowsRequest__Output as ApplyRowsRequestOutput,
} from '../generated/trackway/forms/v1/ApplyRowsRequest';
export type {
  ApplyRowsResponse,
  ApplyRowsResponse__Output as ApplyRowsResponseOutput,
} from '../generated/trackway/forms/v1/ApplyRowsResponse';
export type {
  AttachLooseFormRequest,
  AttachLooseFormRequest__Output as AttachLooseFormRequestOutput,
} from '../generated/trackway/forms/v1/AttachLooseFormRequest';
export type {
  AttachLooseFormResponse,
  AttachLooseFormResponse__Output as AttachLooseFormResponseOutput,
} from '../generated/trackway/forms/v1/AttachLooseFormResponse';
export type {
  BatchGetAnswersRequest,
  BatchGetAnswersRequest__Output as BatchGetAnswersRequestOutput,
} from '../generated/trackway/forms/v1/BatchGetAnswersRequest';
export type {
  BatchGetAnswersResponse,
  BatchGetAnswersResponse__Output as BatchGetAnswersResponseOutput,
} from '../generated/trackway/forms/v1/BatchGetAnswersResponse';
export type {
  BatchGetFormsRequest,
  BatchGetFormsRequest__Output as BatchGetFormsRequestOutput,
} from '../generated/trackway/forms/v1/BatchGetFormsRequest';
export type {
  BatchGetFormsResponse,
  BatchGetFormsResponse__Output as BatchGetFormsResponseOutput,
} from '../generated/trackway/forms/v1/BatchGetFormsResponse';
export type {
  ChangeRecordRequest,
  ChangeRecordRequest__Output as ChangeRecordRequestOutput,
} from '../generated/trackway/forms/v1/ChangeRecordRequest';
export type {
  ChangeRecordResponse,
  ChangeRecordResponse__Output as ChangeRecordResponseOutput,
} from '../generated/trackway/forms/v1/ChangeRecordResponse';
export type {
  CommitStagedRequest,
  CommitStagedRequest__Output as CommitStagedRequestOutput,
} from '../generated/trackway/forms/v1/CommitStagedRequest';
export type {
  CommitStagedResponse,
  CommitStagedResponse__Output as CommitStagedResponseOutput,
} from '../generated/trackway/forms/v1/CommitStagedResponse';
export type {
  DropStagedRequest,
  DropStagedRequest__Output as DropStagedRequestOutput,
} from '../generated/trackway/forms/v1/DropStagedRequest';
export type {
  DropStagedResponse,
  DropStagedResponse__Output as DropStagedResponseOutput,
} from '../generated/trackway/forms/v1/DropStagedResponse';
export type { Form, Form__Output as FormOutput } from '../generated/trackway/forms/v1/Form';
export type { FormField, FormField__Output as FormFieldOutput } from '../generated/trackway/forms/v1/FormField';
export type { FormsServiceClient, FormsServiceHandlers } from '../generated/trackway/forms/v1/FormsService';
export type {
  FormWithMissing,
  FormWithMissing__Output as FormWithMissingOutput,
} from '../generated/trackway/forms/v1/FormWithMissing';
export type {
  ListAppliedRowsRequest,
  ListAppliedRowsRequest__Output as ListAppliedRowsRequestOutput,
} from '../generated/trackway/forms/v1/ListAppliedRowsRequest';
export type {
  ListAppliedRowsResponse,
  ListAppliedRowsResponse__Output as ListAppliedRowsResponseOutput,
} from '../generated/trackway/forms/v1/ListAppliedRowsResponse';
export type {
  ListEffectsRequest,
  ListEffectsRequest__Output as ListEffectsRequestOutput,
} from '../generated/trackway/forms/v1/ListEffectsRequest';
export type {
  ListEffectsResponse,
  ListEffectsResponse__Output as ListEffectsResponseOutput,
} from '../generated/trackway/forms/v1/ListEffectsResponse';
export type {
  ListRecordChangesRequest,
  ListRecordChangesRequest__Output as ListRecordChangesRequestOutput,
} from '../generated/trackway/forms/v1/ListRecordChangesRequest';
export type {
  ListRecordChangesResponse,
  ListRecordChangesResponse__Output as ListRecordChangesResponseOutput,
} from '../generated/trackway/forms/v1/ListRecordChangesResponse';
export type {
  MissingRequiredRequest,
  MissingRequiredRequest__Output as MissingRequiredRequestOutput,
} from '../generated/trackway/forms/v1/MissingRequiredRequest';
export type {
  MissingRequiredResponse,
  MissingRequiredResponse__Output as MissingRequiredResponseOutput,
} from '../generated/trackway/forms/v1/MissingRequiredResponse';
export type {
  ReadRecordsRequest,
  ReadRecordsRequest__Output as ReadRecordsRequestOutput,
} from '../generated/trackway/forms/v1/ReadRecordsRequest';
export type {
  ReadRecordsResponse,
  ReadRecordsResponse__Output as ReadRecordsResponseOutput,
} from '../generated/trackway/forms/v1/ReadRecordsResponse';
export type {
  RollbackRowsRequest,
  RollbackRowsRequest__Output as RollbackRowsRequestOutput,
} from '../generated/trackway/forms/v1/RollbackRowsRequest';
export type {
  RollbackRowsResponse,
  RollbackRowsResponse__Output as RollbackRowsResponseOutput,
} from '../generated/trackway/forms/v1/RollbackRowsResponse';
export type { RowError, RowError__Output as RowErrorOutput } from '../generated/trackway/forms/v1/RowError';
export type { RowOutcome, RowOutcome__Output as RowOutcomeOutput } from '../generated/trackway/forms/v1/RowOutcome';
export type {
  StageAnswersRequest,
  StageAnswersRequest__Output as StageAnswersRequestOutput,
} from '../generated/trackway/forms/v1/StageAnswersRequest';
export type {
  StageAnswersResponse,
  StageAnswersResponse__Output as StageAnswersResponseOutput,
} from '../generated/trackway/forms/v1/StageAnswersResponse';
export type {
  StagedAnswer,
  StagedAnswer__Output as StagedAnswerOutput,
} from '../generated/trackway/forms/v1/StagedAnswer';
export type {
  StreamAnswerRowsRequest,
  StreamAnswerRowsRequest__Output as StreamAnswerRowsRequestOutput,
} from '../generated/trackway/forms/v1/StreamAnswerRowsRequest';
export type {
  StreamAnswerRowsResponse,
  StreamAnswerRowsResponse__Output as StreamAnswerRowsResponseOutput,
} from '../generated/trackway/forms/v1/StreamAnswerRowsResponse';
export type {
  StreamAnswersRequest,
  StreamAnswersRequest__Output as StreamAnswersRequestOutput,
} from '../generated/trackway/forms/v1/StreamAnswersRequest';
export type {
  StreamAnswersResponse,
  StreamAnswersResponse__Output as StreamAnswersResponseOutput,
} from '../generated/trackway/forms/v1/StreamAnswersResponse';
export type {
  StreamFormsRequest,
  StreamFormsRequest__Output as StreamFormsRequestOutput,
} from '../generated/trackway/forms/v1/StreamFormsRequest';
export type {
  StreamFormsResponse,
  StreamFormsResponse__Output as StreamFormsResponseOutput,
} from '../generated/trackway/forms/v1/StreamFormsResponse';
export type {
  StreamHistoryRowsRequest,
  StreamHistoryRowsRequest__Output as StreamHistoryRowsRequestOutput,
} from '../generated/trackway/forms/v1/StreamHistoryRowsRequest';
export type {
  StreamHistoryRowsResponse,
  StreamHistoryRowsResponse__Output as StreamHistoryRowsResponseOutput,
} from '../generated/trackway/forms/v1/StreamHistoryRowsResponse';
