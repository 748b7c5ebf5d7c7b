import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { Cause as _trackway_causes_v1_Cause, Cause__Output as _trackway_causes_v1_Cause__Output } from './trackway/causes/v1/Cause';
import type { Effect as _trackway_causes_v1_Effect, Effect__Output as _trackway_causes_v1_Effect__Output } from './trackway/causes/v1/Effect';
import type { FieldChange as _trackway_causes_v1_FieldChange, FieldChange__Output as _trackway_causes_v1_FieldChange__Output } from './trackway/causes/v1/FieldChange';
import type { FieldValue as _trackway_causes_v1_FieldValue, FieldValue__Output as _trackway_causes_v1_FieldValue__Output } from './trackway/causes/v1/FieldValue';
import type { RecordChange as _trackway_causes_v1_RecordChange, RecordChange__Output as _trackway_causes_v1_RecordChange__Output } from './trackway/causes/v1/RecordChange';
import type { RecordFields as _trackway_causes_v1_RecordFields, RecordFields__Output as _trackway_causes_v1_RecordFields__Output } from './trackway/causes/v1/RecordFields';
import type { RecordOutcome as _trackway_causes_v1_RecordOutcome, RecordOutcome__Output as _trackway_causes_v1_RecordOutcome__Output } from './trackway/causes/v1/RecordOutcome';
import type { RecordRef as _trackway_causes_v1_RecordRef, RecordRef__Output as _trackway_causes_v1_RecordRef__Output } from './trackway/causes/v1/RecordRef';
import type { RecordState as _trackway_causes_v1_RecordState, RecordState__Output as _trackway_causes_v1_RecordState__Output } from './trackway/causes/v1/RecordState';
import type { Accessor as _trackway_forms_v1_Accessor, Accessor__Output as _trackway_forms_v1_Accessor__Output } from './trackway/forms/v1/Accessor';
import type { Answer as _trackway_forms_v1_Answer, Answer__Output as _trackway_forms_v1_Answer__Output } from './trackway/forms/v1/Answer';
import type { AnswerChange as _trackway_forms_v1_AnswerChange, AnswerChange__Output as _trackway_forms_v1_AnswerChange__Output } from './trackway/forms/v1/AnswerChange';
import type { ApplyRowsHeader as _trackway_forms_v1_ApplyRowsHeader, ApplyRowsHeader__Output as _trackway_forms_v1_ApplyRowsHeader__Output } from './trackway/forms/v1/ApplyRowsHeader';
import type { ApplyRowsRequest as _trackway_forms_v1_ApplyRowsRequest, ApplyRowsRequest__Output as _trackway_forms_v1_ApplyRowsRequest__Output } from './trackway/forms/v1/ApplyRowsRequest';
import type { ApplyRowsResponse as _trackway_forms_v1_ApplyRowsResponse, ApplyRowsResponse__Output as _trackway_forms_v1_ApplyRowsResponse__Output } from './trackway/forms/v1/ApplyRowsResponse';
import type { AttachLooseFormRequest as _trackway_forms_v1_AttachLooseFormRequest, AttachLooseFormRequest__Output as _trackway_forms_v1_AttachLooseFormRequest__Output } from './trackway/forms/v1/AttachLooseFormRequest';
import type { AttachLooseFormResponse as _trackway_forms_v1_AttachLooseFormResponse, AttachLooseFormResponse__Output as _trackway_forms_v1_AttachLooseFormResponse__Output } from './trackway/forms/v1/AttachLooseFormResponse';
import type { BatchGetAnswersRequest as _trackway_forms_v1_BatchGetAnswersRequest, BatchGetAnswersRequest__Output as _trackway_forms_v1_BatchGetAnswersRequest__Output } from './trackway/forms/v1/BatchGetAnswersRequest';
import type { BatchGetAnswersResponse as _trackway_forms_v1_BatchGetAnswersResponse, BatchGetAnswersResponse__Output as _trackway_forms_v1_BatchGetAnswersResponse__Output } from './trackway/forms/v1/BatchGetAnswersResponse';
import type { BatchGetFormsRequest as _trackway_forms_v1_BatchGetFormsRequest, BatchGetFormsRequest__Output as _trackway_forms_v1_BatchGetFormsRequest__Output } from './trackway/forms/v1/BatchGetFormsRequest';
import type { BatchGetFormsResponse as _trackway_forms_v1_BatchGetFormsResponse, BatchGetFormsResponse__Output as _trackway_forms_v1_BatchGetFormsResponse__Output } from './trackway/forms/v1/BatchGetFormsResponse';
import type { ChangeRecordRequest as _trackway_forms_v1_ChangeRecordRequest, ChangeRecordRequest__Output as _trackway_forms_v1_ChangeRecordRequest__Output } from './trackway/forms/v1/ChangeRecordRequest';
import type { ChangeRecordResponse as _trackway_forms_v1_ChangeRecordResponse, ChangeRecordResponse__Output as _trackway_forms_v1_ChangeRecordResponse__Output } from './trackway/forms/v1/ChangeRecordResponse';
import type { CommitStagedRequest as _trackway_forms_v1_CommitStagedRequest, CommitStagedRequest__Output as _trackway_forms_v1_CommitStagedRequest__Output } from './trackway/forms/v1/CommitStagedRequest';
import type { CommitStagedResponse as _trackway_forms_v1_CommitStagedResponse, CommitStagedResponse__Output as _trackway_forms_v1_CommitStagedResponse__Output } from './trackway/forms/v1/CommitStagedResponse';
import type { DropStagedRequest as _trackway_forms_v1_DropStagedRequest, DropStagedRequest__Output as _trackway_forms_v1_DropStagedRequest__Output } from './trackway/forms/v1/DropStagedRequest';
import type { DropStagedResponse as _trackway_forms_v1_DropStagedResponse, DropStagedResponse__Output as _trackway_forms_v1_DropStagedResponse__Output } from './trackway/forms/v1/DropStagedResponse';
import type { FieldOption as _trackway_forms_v1_FieldOption, FieldOption__Output as _trackway_forms_v1_FieldOption__Output } from './trackway/forms/v1/FieldOption';
import type { Form as _trackway_forms_v1_Form, Form__Output as _trackway_forms_v1_Form__Output } from './trackway/forms/v1/Form';
import type { FormField as _trackway_forms_v1_FormField, FormField__Output as _trackway_forms_v1_FormField__Output } from './trackway/forms/v1/FormField';
import type { FormWithMissing as _trackway_forms_v1_FormWithMissing, FormWithMissing__Output as _trackway_forms_v1_FormWithMissing__Output } from './trackway/forms/v1/FormWithMissing';
import type { FormsServiceClient as _trackway_forms_v1_FormsServiceClient, FormsServiceDefinition as _trackway_forms_v1_FormsServiceDefinition } from './trackway/forms/v1/FormsService';
import type { KeptAnswer as _trackway_forms_v1_KeptAnswer, KeptAnswer__Output as _trackway_forms_v1_KeptAnswer__Output } from './trackway/forms/v1/KeptAnswer';
import type { ListAppliedRowsRequest as _trackway_forms_v1_ListAppliedRowsRequest, ListAppliedRowsRequest__Output as _trackway_forms_v1_ListAppliedRowsRequest__Output } from './trackway/forms/v1/ListAppliedRowsRequest';
import type { ListAppliedRowsResponse as _trackway_forms_v1_ListAppliedRowsResponse, ListAppliedRowsResponse__Output as _trackway_forms_v1_ListAppliedRowsResponse__Output } from './trackway/forms/v1/ListAppliedRowsResponse';
import type { ListEffectsRequest as _trackway_forms_v1_ListEffectsRequest, ListEffectsRequest__Output as _trackway_forms_v1_ListEffectsRequest__Output } from './trackway/forms/v1/ListEffectsRequest';
import type { ListEffectsResponse as _trackway_forms_v1_ListEffectsResponse, ListEffectsResponse__Output as _trackway_forms_v1_ListEffectsResponse__Output } from './trackway/forms/v1/ListEffectsResponse';
import type { ListRecordChangesRequest as _trackway_forms_v1_ListRecordChangesRequest, ListRecordChangesRequest__Output as _trackway_forms_v1_ListRecordChangesRequest__Output } from './trackway/forms/v1/ListRecordChangesRequest';
import type { ListRecordChangesResponse as _trackway_forms_v1_ListRecordChangesResponse, ListRecordChangesResponse__Output as _trackway_forms_v1_ListRecordChangesResponse__Output } from './trackway/forms/v1/ListRecordChangesResponse';
import type { MissingRequiredRequest as _trackway_forms_v1_MissingRequiredRequest, MissingRequiredRequest__Output as _trackway_forms_v1_MissingRequiredRequest__Output } from './trackway/forms/v1/MissingRequiredRequest';
import type { MissingRequiredResponse as _trackway_forms_v1_MissingRequiredResponse, MissingRequiredResponse__Output as _trackway_forms_v1_MissingRequiredResponse__Output } from './trackway/forms/v1/MissingRequiredResponse';
import type { ReadRecordsRequest as _trackway_forms_v1_ReadRecordsRequest, ReadRecordsRequest__Output as _trackway_forms_v1_ReadRecordsRequest__Output } from './trackway/forms/v1/ReadRecordsRequest';
import type { ReadRecordsResponse as _trackway_forms_v1_ReadRecordsResponse, ReadRecordsResponse__Output as _trackway_forms_v1_ReadRecordsResponse__Output } from './trackway/forms/v1/ReadRecordsResponse';
import type { RollbackRowsRequest as _trackway_forms_v1_RollbackRowsRequest, RollbackRowsRequest__Output as _trackway_forms_v1_RollbackRowsRequest__Output } from './trackway/forms/v1/RollbackRowsRequest';
import type { RollbackRowsResponse as _trackway_forms_v1_RollbackRowsResponse, RollbackRowsResponse__Output as _trackway_forms_v1_RollbackRowsResponse__Output } from './trackway/forms/v1/RollbackRowsResponse';
import type { RowError as _trackway_forms_v1_RowError, RowError__Output as _trackway_forms_v1_RowError__Output } from './trackway/forms/v1/RowError';
import type { RowOutcome as _trackway_forms_v1_RowOutcome, RowOutcome__Output as _trackway_forms_v1_RowOutcome__Output } from './trackway/forms/v1/RowOutcome';
import type { StageAnswersRequest as _trackway_forms_v1_StageAnswersRequest, StageAnswersRequest__Output as _trackway_forms_v1_StageAnswersRequest__Output } from './trackway/forms/v1/StageAnswersRequest';
import type { StageAnswersResponse as _trackway_forms_v1_StageAnswersResponse, StageAnswersResponse__Output as _trackway_forms_v1_StageAnswersResponse__Output } from './trackway/forms/v1/StageAnswersResponse';
import type { StagedAnswer as _trackway_forms_v1_StagedAnswer, StagedAnswer__Output as _trackway_forms_v1_StagedAnswer__Output } from './trackway/forms/v1/StagedAnswer';
import type { StreamAnswerRowsRequest as _trackway_forms_v1_StreamAnswerRowsRequest, StreamAnswerRowsRequest__Output as _trackway_forms_v1_StreamAnswerRowsRequest__Output } from './trackway/forms/v1/StreamAnswerRowsRequest';
import type { StreamAnswerRowsResponse as _trackway_forms_v1_StreamAnswerRowsResponse, StreamAnswerRowsResponse__Output as _trackway_forms_v1_StreamAnswerRowsResponse__Output } from './trackway/forms/v1/StreamAnswerRowsResponse';
import type { StreamAnswersRequest as _trackway_forms_v1_StreamAnswersRequest, StreamAnswersRequest__Output as _trackway_forms_v1_StreamAnswersRequest__Output } from './trackway/forms/v1/StreamAnswersRequest';
import type { StreamAnswersResponse as _trackway_forms_v1_StreamAnswersResponse, StreamAnswersResponse__Output as _trackway_forms_v1_StreamAnswersResponse__Output } from './trackway/forms/v1/StreamAnswersResponse';
import type { StreamFormsRequest as _trackway_forms_v1_StreamFormsRequest, StreamFormsRequest__Output as _trackway_forms_v1_StreamFormsRequest__Output } from './trackway/forms/v1/StreamFormsRequest';
import type { StreamFormsResponse as _trackway_forms_v1_StreamFormsResponse, StreamFormsResponse__Output as _trackway_forms_v1_StreamFormsResponse__Output } from './trackway/forms/v1/StreamFormsResponse';
import type { StreamHistoryRowsRequest as _trackway_forms_v1_StreamHistoryRowsRequest, StreamHistoryRowsRequest__Output as _trackway_forms_v1_StreamHistoryRowsRequest__Output } from './trackway/forms/v1/StreamHistoryRowsRequest';
import type { StreamHistoryRowsResponse as _trackway_forms_v1_StreamHistoryRowsResponse, StreamHistoryRowsResponse__Output as _trackway_forms_v1_StreamHistoryRowsResponse__Output } from './trackway/forms/v1/StreamHistoryRowsResponse';
import type { Column as _trackway_projects_v1_Column, Column__Output as _trackway_projects_v1_Column__Output } from './trackway/projects/v1/Column';
import type { RowBatch as _trackway_projects_v1_RowBatch, RowBatch__Output as _trackway_projects_v1_RowBatch__Output } from './trackway/projects/v1/RowBatch';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  trackway: {
    causes: {
      v1: {
        Cause: MessageTypeDefinition<_trackway_causes_v1_Cause, _trackway_causes_v1_Cause__Output>
        Effect: MessageTypeDefinition<_trackway_causes_v1_Effect, _trackway_causes_v1_Effect__Output>
        FieldChange: MessageTypeDefinition<_trackway_causes_v1_FieldChange, _trackway_causes_v1_FieldChange__Output>
        FieldValue: MessageTypeDefinition<_trackway_causes_v1_FieldValue, _trackway_causes_v1_FieldValue__Output>
        RecordChange: MessageTypeDefinition<_trackway_causes_v1_RecordChange, _trackway_causes_v1_RecordChange__Output>
        RecordFields: MessageTypeDefinition<_trackway_causes_v1_RecordFields, _trackway_causes_v1_RecordFields__Output>
        RecordOutcome: MessageTypeDefinition<_trackway_causes_v1_RecordOutcome, _trackway_causes_v1_RecordOutcome__Output>
        RecordRef: MessageTypeDefinition<_trackway_causes_v1_RecordRef, _trackway_causes_v1_RecordRef__Output>
        RecordState: MessageTypeDefinition<_trackway_causes_v1_RecordState, _trackway_causes_v1_RecordState__Output>
      }
    }
    forms: {
      v1: {
        Accessor: MessageTypeDefinition<_trackway_forms_v1_Accessor, _trackway_forms_v1_Accessor__Output>
        Answer: MessageTypeDefinition<_trackway_forms_v1_Answer, _trackway_forms_v1_Answer__Output>
        AnswerChange: MessageTypeDefinition<_trackway_forms_v1_AnswerChange, _trackway_forms_v1_AnswerChange__Output>
        ApplyRowsHeader: MessageTypeDefinition<_trackway_forms_v1_ApplyRowsHeader, _trackway_forms_v1_ApplyRowsHeader__Output>
        ApplyRowsRequest: MessageTypeDefinition<_trackway_forms_v1_ApplyRowsRequest, _trackway_forms_v1_ApplyRowsRequest__Output>
        ApplyRowsResponse: MessageTypeDefinition<_trackway_forms_v1_ApplyRowsResponse, _trackway_forms_v1_ApplyRowsResponse__Output>
        AttachLooseFormRequest: MessageTypeDefinition<_trackway_forms_v1_AttachLooseFormRequest, _trackway_forms_v1_AttachLooseFormRequest__Output>
        AttachLooseFormResponse: MessageTypeDefinition<_trackway_forms_v1_AttachLooseFormResponse, _trackway_forms_v1_AttachLooseFormResponse__Output>
        BatchGetAnswersRequest: MessageTypeDefinition<_trackway_forms_v1_BatchGetAnswersRequest, _trackway_forms_v1_BatchGetAnswersRequest__Output>
        BatchGetAnswersResponse: MessageTypeDefinition<_trackway_forms_v1_BatchGetAnswersResponse, _trackway_forms_v1_BatchGetAnswersResponse__Output>
        BatchGetFormsRequest: MessageTypeDefinition<_trackway_forms_v1_BatchGetFormsRequest, _trackway_forms_v1_BatchGetFormsRequest__Output>
        BatchGetFormsResponse: MessageTypeDefinition<_trackway_forms_v1_BatchGetFormsResponse, _trackway_forms_v1_BatchGetFormsResponse__Output>
        ChangeRecordRequest: MessageTypeDefinition<_trackway_forms_v1_ChangeRecordRequest, _trackway_forms_v1_ChangeRecordRequest__Output>
        ChangeRecordResponse: MessageTypeDefinition<_trackway_forms_v1_ChangeRecordResponse, _trackway_forms_v1_ChangeRecordResponse__Output>
        CommitStagedRequest: MessageTypeDefinition<_trackway_forms_v1_CommitStagedRequest, _trackway_forms_v1_CommitStagedRequest__Output>
        CommitStagedResponse: MessageTypeDefinition<_trackway_forms_v1_CommitStagedResponse, _trackway_forms_v1_CommitStagedResponse__Output>
        DropStagedRequest: MessageTypeDefinition<_trackway_forms_v1_DropStagedRequest, _trackway_forms_v1_DropStagedRequest__Output>
        DropStagedResponse: MessageTypeDefinition<_trackway_forms_v1_DropStagedResponse, _trackway_forms_v1_DropStagedResponse__Output>
        FieldOption: MessageTypeDefinition<_trackway_forms_v1_FieldOption, _trackway_forms_v1_FieldOption__Output>
        Form: MessageTypeDefinition<_trackway_forms_v1_Form, _trackway_forms_v1_Form__Output>
        FormField: MessageTypeDefinition<_trackway_forms_v1_FormField, _trackway_forms_v1_FormField__Output>
        FormWithMissing: MessageTypeDefinition<_trackway_forms_v1_FormWithMissing, _trackway_forms_v1_FormWithMissing__Output>
        FormsService: SubtypeConstructor<typeof grpc.Client, _trackway_forms_v1_FormsServiceClient> & { service: _trackway_forms_v1_FormsServiceDefinition }
        KeptAnswer: MessageTypeDefinition<_trackway_forms_v1_KeptAnswer, _trackway_forms_v1_KeptAnswer__Output>
        ListAppliedRowsRequest: MessageTypeDefinition<_trackway_forms_v1_ListAppliedRowsRequest, _trackway_forms_v1_ListAppliedRowsRequest__Output>
        ListAppliedRowsResponse: MessageTypeDefinition<_trackway_forms_v1_ListAppliedRowsResponse, _trackway_forms_v1_ListAppliedRowsResponse__Output>
        ListEffectsRequest: MessageTypeDefinition<_trackway_forms_v1_ListEffectsRequest, _trackway_forms_v1_ListEffectsRequest__Output>
        ListEffectsResponse: MessageTypeDefinition<_trackway_forms_v1_ListEffectsResponse, _trackway_forms_v1_ListEffectsResponse__Output>
        ListRecordChangesRequest: MessageTypeDefinition<_trackway_forms_v1_ListRecordChangesRequest, _trackway_forms_v1_ListRecordChangesRequest__Output>
        ListRecordChangesResponse: MessageTypeDefinition<_trackway_forms_v1_ListRecordChangesResponse, _trackway_forms_v1_ListRecordChangesResponse__Output>
        MissingRequiredRequest: MessageTypeDefinition<_trackway_forms_v1_MissingRequiredRequest, _trackway_forms_v1_MissingRequiredRequest__Output>
        MissingRequiredResponse: MessageTypeDefinition<_trackway_forms_v1_MissingRequiredResponse, _trackway_forms_v1_MissingRequiredResponse__Output>
        ReadRecordsRequest: MessageTypeDefinition<_trackway_forms_v1_ReadRecordsRequest, _trackway_forms_v1_ReadRecordsRequest__Output>
        ReadRecordsResponse: MessageTypeDefinition<_trackway_forms_v1_ReadRecordsResponse, _trackway_forms_v1_ReadRecordsResponse__Output>
        RollbackRowsRequest: MessageTypeDefinition<_trackway_forms_v1_RollbackRowsRequest, _trackway_forms_v1_RollbackRowsRequest__Output>
        RollbackRowsResponse: MessageTypeDefinition<_trackway_forms_v1_RollbackRowsResponse, _trackway_forms_v1_RollbackRowsResponse__Output>
        RowError: MessageTypeDefinition<_trackway_forms_v1_RowError, _trackway_forms_v1_RowError__Output>
        RowOutcome: MessageTypeDefinition<_trackway_forms_v1_RowOutcome, _trackway_forms_v1_RowOutcome__Output>
        StageAnswersRequest: MessageTypeDefinition<_trackway_forms_v1_StageAnswersRequest, _trackway_forms_v1_StageAnswersRequest__Output>
        StageAnswersResponse: MessageTypeDefinition<_trackway_forms_v1_StageAnswersResponse, _trackway_forms_v1_StageAnswersResponse__Output>
        StagedAnswer: MessageTypeDefinition<_trackway_forms_v1_StagedAnswer, _trackway_forms_v1_StagedAnswer__Output>
        StreamAnswerRowsRequest: MessageTypeDefinition<_trackway_forms_v1_StreamAnswerRowsRequest, _trackway_forms_v1_StreamAnswerRowsRequest__Output>
        StreamAnswerRowsResponse: MessageTypeDefinition<_trackway_forms_v1_StreamAnswerRowsResponse, _trackway_forms_v1_StreamAnswerRowsResponse__Output>
        StreamAnswersRequest: MessageTypeDefinition<_trackway_forms_v1_StreamAnswersRequest, _trackway_forms_v1_StreamAnswersRequest__Output>
        StreamAnswersResponse: MessageTypeDefinition<_trackway_forms_v1_StreamAnswersResponse, _trackway_forms_v1_StreamAnswersResponse__Output>
        StreamFormsRequest: MessageTypeDefinition<_trackway_forms_v1_StreamFormsRequest, _trackway_forms_v1_StreamFormsRequest__Output>
        StreamFormsResponse: MessageTypeDefinition<_trackway_forms_v1_StreamFormsResponse, _trackway_forms_v1_StreamFormsResponse__Output>
        StreamHistoryRowsRequest: MessageTypeDefinition<_trackway_forms_v1_StreamHistoryRowsRequest, _trackway_forms_v1_StreamHistoryRowsRequest__Output>
        StreamHistoryRowsResponse: MessageTypeDefinition<_trackway_forms_v1_StreamHistoryRowsResponse, _trackway_forms_v1_StreamHistoryRowsResponse__Output>
      }
    }
    projects: {
      v1: {
        Column: MessageTypeDefinition<_trackway_projects_v1_Column, _trackway_projects_v1_Column__Output>
        RowBatch: MessageTypeDefinition<_trackway_projects_v1_RowBatch, _trackway_projects_v1_RowBatch__Output>
      }
    }
  }
}

