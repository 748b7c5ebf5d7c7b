import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { AddTagRequest as _trackway_projects_v1_AddTagRequest, AddTagRequest__Output as _trackway_projects_v1_AddTagRequest__Output } from './trackway/projects/v1/AddTagRequest';
import type { AddTagResponse as _trackway_projects_v1_AddTagResponse, AddTagResponse__Output as _trackway_projects_v1_AddTagResponse__Output } from './trackway/projects/v1/AddTagResponse';
import type { ApplyRowsHeader as _trackway_projects_v1_ApplyRowsHeader, ApplyRowsHeader__Output as _trackway_projects_v1_ApplyRowsHeader__Output } from './trackway/projects/v1/ApplyRowsHeader';
import type { ApplyRowsRequest as _trackway_projects_v1_ApplyRowsRequest, ApplyRowsRequest__Output as _trackway_projects_v1_ApplyRowsRequest__Output } from './trackway/projects/v1/ApplyRowsRequest';
import type { ApplyRowsResponse as _trackway_projects_v1_ApplyRowsResponse, ApplyRowsResponse__Output as _trackway_projects_v1_ApplyRowsResponse__Output } from './trackway/projects/v1/ApplyRowsResponse';
import type { AssignUserRequest as _trackway_projects_v1_AssignUserRequest, AssignUserRequest__Output as _trackway_projects_v1_AssignUserRequest__Output } from './trackway/projects/v1/AssignUserRequest';
import type { AssignUserResponse as _trackway_projects_v1_AssignUserResponse, AssignUserResponse__Output as _trackway_projects_v1_AssignUserResponse__Output } from './trackway/projects/v1/AssignUserResponse';
import type { BatchGetProjectsRequest as _trackway_projects_v1_BatchGetProjectsRequest, BatchGetProjectsRequest__Output as _trackway_projects_v1_BatchGetProjectsRequest__Output } from './trackway/projects/v1/BatchGetProjectsRequest';
import type { BatchGetProjectsResponse as _trackway_projects_v1_BatchGetProjectsResponse, BatchGetProjectsResponse__Output as _trackway_projects_v1_BatchGetProjectsResponse__Output } from './trackway/projects/v1/BatchGetProjectsResponse';
import type { BatchGetTagsRequest as _trackway_projects_v1_BatchGetTagsRequest, BatchGetTagsRequest__Output as _trackway_projects_v1_BatchGetTagsRequest__Output } from './trackway/projects/v1/BatchGetTagsRequest';
import type { BatchGetTagsResponse as _trackway_projects_v1_BatchGetTagsResponse, BatchGetTagsResponse__Output as _trackway_projects_v1_BatchGetTagsResponse__Output } from './trackway/projects/v1/BatchGetTagsResponse';
import type { BatchGetUsersRequest as _trackway_projects_v1_BatchGetUsersRequest, BatchGetUsersRequest__Output as _trackway_projects_v1_BatchGetUsersRequest__Output } from './trackway/projects/v1/BatchGetUsersRequest';
import type { BatchGetUsersResponse as _trackway_projects_v1_BatchGetUsersResponse, BatchGetUsersResponse__Output as _trackway_projects_v1_BatchGetUsersResponse__Output } from './trackway/projects/v1/BatchGetUsersResponse';
import type { CheckFieldsRequest as _trackway_projects_v1_CheckFieldsRequest, CheckFieldsRequest__Output as _trackway_projects_v1_CheckFieldsRequest__Output } from './trackway/projects/v1/CheckFieldsRequest';
import type { CheckFieldsResponse as _trackway_projects_v1_CheckFieldsResponse, CheckFieldsResponse__Output as _trackway_projects_v1_CheckFieldsResponse__Output } from './trackway/projects/v1/CheckFieldsResponse';
import type { CheckSearchRequest as _trackway_projects_v1_CheckSearchRequest, CheckSearchRequest__Output as _trackway_projects_v1_CheckSearchRequest__Output } from './trackway/projects/v1/CheckSearchRequest';
import type { CheckSearchResponse as _trackway_projects_v1_CheckSearchResponse, CheckSearchResponse__Output as _trackway_projects_v1_CheckSearchResponse__Output } from './trackway/projects/v1/CheckSearchResponse';
import type { Column as _trackway_projects_v1_Column, Column__Output as _trackway_projects_v1_Column__Output } from './trackway/projects/v1/Column';
import type { ContactMatch as _trackway_projects_v1_ContactMatch, ContactMatch__Output as _trackway_projects_v1_ContactMatch__Output } from './trackway/projects/v1/ContactMatch';
import type { CreateIntakeProjectRequest as _trackway_projects_v1_CreateIntakeProjectRequest, CreateIntakeProjectRequest__Output as _trackway_projects_v1_CreateIntakeProjectRequest__Output } from './trackway/projects/v1/CreateIntakeProjectRequest';
import type { CreateIntakeProjectResponse as _trackway_projects_v1_CreateIntakeProjectResponse, CreateIntakeProjectResponse__Output as _trackway_projects_v1_CreateIntakeProjectResponse__Output } from './trackway/projects/v1/CreateIntakeProjectResponse';
import type { EvaluateFiltersRequest as _trackway_projects_v1_EvaluateFiltersRequest, EvaluateFiltersRequest__Output as _trackway_projects_v1_EvaluateFiltersRequest__Output } from './trackway/projects/v1/EvaluateFiltersRequest';
import type { EvaluateFiltersResponse as _trackway_projects_v1_EvaluateFiltersResponse, EvaluateFiltersResponse__Output as _trackway_projects_v1_EvaluateFiltersResponse__Output } from './trackway/projects/v1/EvaluateFiltersResponse';
import type { FieldValue as _trackway_projects_v1_FieldValue, FieldValue__Output as _trackway_projects_v1_FieldValue__Output } from './trackway/projects/v1/FieldValue';
import type { FilterEvaluation as _trackway_projects_v1_FilterEvaluation, FilterEvaluation__Output as _trackway_projects_v1_FilterEvaluation__Output } from './trackway/projects/v1/FilterEvaluation';
import type { FindContactsRequest as _trackway_projects_v1_FindContactsRequest, FindContactsRequest__Output as _trackway_projects_v1_FindContactsRequest__Output } from './trackway/projects/v1/FindContactsRequest';
import type { FindContactsResponse as _trackway_projects_v1_FindContactsResponse, FindContactsResponse__Output as _trackway_projects_v1_FindContactsResponse__Output } from './trackway/projects/v1/FindContactsResponse';
import type { FindProjectsRequest as _trackway_projects_v1_FindProjectsRequest, FindProjectsRequest__Output as _trackway_projects_v1_FindProjectsRequest__Output } from './trackway/projects/v1/FindProjectsRequest';
import type { FindProjectsResponse as _trackway_projects_v1_FindProjectsResponse, FindProjectsResponse__Output as _trackway_projects_v1_FindProjectsResponse__Output } from './trackway/projects/v1/FindProjectsResponse';
import type { Frame as _trackway_projects_v1_Frame, Frame__Output as _trackway_projects_v1_Frame__Output } from './trackway/projects/v1/Frame';
import type { GetGrantsRequest as _trackway_projects_v1_GetGrantsRequest, GetGrantsRequest__Output as _trackway_projects_v1_GetGrantsRequest__Output } from './trackway/projects/v1/GetGrantsRequest';
import type { GetGrantsResponse as _trackway_projects_v1_GetGrantsResponse, GetGrantsResponse__Output as _trackway_projects_v1_GetGrantsResponse__Output } from './trackway/projects/v1/GetGrantsResponse';
import type { IntakeContact as _trackway_projects_v1_IntakeContact, IntakeContact__Output as _trackway_projects_v1_IntakeContact__Output } from './trackway/projects/v1/IntakeContact';
import type { KeptRow as _trackway_projects_v1_KeptRow, KeptRow__Output as _trackway_projects_v1_KeptRow__Output } from './trackway/projects/v1/KeptRow';
import type { ListAppliedRowsRequest as _trackway_projects_v1_ListAppliedRowsRequest, ListAppliedRowsRequest__Output as _trackway_projects_v1_ListAppliedRowsRequest__Output } from './trackway/projects/v1/ListAppliedRowsRequest';
import type { ListAppliedRowsResponse as _trackway_projects_v1_ListAppliedRowsResponse, ListAppliedRowsResponse__Output as _trackway_projects_v1_ListAppliedRowsResponse__Output } from './trackway/projects/v1/ListAppliedRowsResponse';
import type { NamedProject as _trackway_projects_v1_NamedProject, NamedProject__Output as _trackway_projects_v1_NamedProject__Output } from './trackway/projects/v1/NamedProject';
import type { Project as _trackway_projects_v1_Project, Project__Output as _trackway_projects_v1_Project__Output } from './trackway/projects/v1/Project';
import type { ProjectEvaluation as _trackway_projects_v1_ProjectEvaluation, ProjectEvaluation__Output as _trackway_projects_v1_ProjectEvaluation__Output } from './trackway/projects/v1/ProjectEvaluation';
import type { ProjectsServiceClient as _trackway_projects_v1_ProjectsServiceClient, ProjectsServiceDefinition as _trackway_projects_v1_ProjectsServiceDefinition } from './trackway/projects/v1/ProjectsService';
import type { RollbackRowsRequest as _trackway_projects_v1_RollbackRowsRequest, RollbackRowsRequest__Output as _trackway_projects_v1_RollbackRowsRequest__Output } from './trackway/projects/v1/RollbackRowsRequest';
import type { RollbackRowsResponse as _trackway_projects_v1_RollbackRowsResponse, RollbackRowsResponse__Output as _trackway_projects_v1_RollbackRowsResponse__Output } from './trackway/projects/v1/RollbackRowsResponse';
import type { RowBatch as _trackway_projects_v1_RowBatch, RowBatch__Output as _trackway_projects_v1_RowBatch__Output } from './trackway/projects/v1/RowBatch';
import type { RowError as _trackway_projects_v1_RowError, RowError__Output as _trackway_projects_v1_RowError__Output } from './trackway/projects/v1/RowError';
import type { RowOutcome as _trackway_projects_v1_RowOutcome, RowOutcome__Output as _trackway_projects_v1_RowOutcome__Output } from './trackway/projects/v1/RowOutcome';
import type { SetFieldRequest as _trackway_projects_v1_SetFieldRequest, SetFieldRequest__Output as _trackway_projects_v1_SetFieldRequest__Output } from './trackway/projects/v1/SetFieldRequest';
import type { SetFieldResponse as _trackway_projects_v1_SetFieldResponse, SetFieldResponse__Output as _trackway_projects_v1_SetFieldResponse__Output } from './trackway/projects/v1/SetFieldResponse';
import type { StreamRowsRequest as _trackway_projects_v1_StreamRowsRequest, StreamRowsRequest__Output as _trackway_projects_v1_StreamRowsRequest__Output } from './trackway/projects/v1/StreamRowsRequest';
import type { StreamRowsResponse as _trackway_projects_v1_StreamRowsResponse, StreamRowsResponse__Output as _trackway_projects_v1_StreamRowsResponse__Output } from './trackway/projects/v1/StreamRowsResponse';
import type { Tag as _trackway_projects_v1_Tag, Tag__Output as _trackway_projects_v1_Tag__Output } from './trackway/projects/v1/Tag';
import type { User as _trackway_projects_v1_User, User__Output as _trackway_projects_v1_User__Output } from './trackway/projects/v1/User';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  trackway: {
    projects: {
      v1: {
        AddTagRequest: MessageTypeDefinition<_trackway_projects_v1_AddTagRequest, _trackway_projects_v1_AddTagRequest__Output>
        AddTagResponse: MessageTypeDefinition<_trackway_projects_v1_AddTagResponse, _trackway_projects_v1_AddTagResponse__Output>
        ApplyRowsHeader: MessageTypeDefinition<_trackway_projects_v1_ApplyRowsHeader, _trackway_projects_v1_ApplyRowsHeader__Output>
        ApplyRowsRequest: MessageTypeDefinition<_trackway_projects_v1_ApplyRowsRequest, _trackway_projects_v1_ApplyRowsRequest__Output>
        ApplyRowsResponse: MessageTypeDefinition<_trackway_projects_v1_ApplyRowsResponse, _trackway_projects_v1_ApplyRowsResponse__Output>
        AssignUserRequest: MessageTypeDefinition<_trackway_projects_v1_AssignUserRequest, _trackway_projects_v1_AssignUserRequest__Output>
        AssignUserResponse: MessageTypeDefinition<_trackway_projects_v1_AssignUserResponse, _trackway_projects_v1_AssignUserResponse__Output>
        BatchGetProjectsRequest: MessageTypeDefinition<_trackway_projects_v1_BatchGetProjectsRequest, _trackway_projects_v1_BatchGetProjectsRequest__Output>
        BatchGetProjectsResponse: MessageTypeDefinition<_trackway_projects_v1_BatchGetProjectsResponse, _trackway_projects_v1_BatchGetProjectsResponse__Output>
        BatchGetTagsRequest: MessageTypeDefinition<_trackway_projects_v1_BatchGetTagsRequest, _trackway_projects_v1_BatchGetTagsRequest__Output>
        BatchGetTagsResponse: MessageTypeDefinition<_trackway_projects_v1_BatchGetTagsResponse, _trackway_projects_v1_BatchGetTagsResponse__Output>
        BatchGetUsersRequest: MessageTypeDefinition<_trackway_projects_v1_BatchGetUsersRequest, _trackway_projects_v1_BatchGetUsersRequest__Output>
        BatchGetUsersResponse: MessageTypeDefinition<_trackway_projects_v1_BatchGetUsersResponse, _trackway_projects_v1_BatchGetUsersResponse__Output>
        CheckFieldsRequest: MessageTypeDefinition<_trackway_projects_v1_CheckFieldsRequest, _trackway_projects_v1_CheckFieldsRequest__Output>
        CheckFieldsResponse: MessageTypeDefinition<_trackway_projects_v1_CheckFieldsResponse, _trackway_projects_v1_CheckFieldsResponse__Output>
        CheckSearchRequest: MessageTypeDefinition<_trackway_projects_v1_CheckSearchRequest, _trackway_projects_v1_CheckSearchRequest__Output>
        CheckSearchResponse: MessageTypeDefinition<_trackway_projects_v1_CheckSearchResponse, _trackway_projects_v1_CheckSearchResponse__Output>
        Column: MessageTypeDefinition<_trackway_projects_v1_Column, _trackway_projects_v1_Column__Output>
        ContactMatch: MessageTypeDefinition<_trackway_projects_v1_ContactMatch, _trackway_projects_v1_ContactMatch__Output>
        CreateIntakeProjectRequest: MessageTypeDefinition<_trackway_projects_v1_CreateIntakeProjectRequest, _trackway_projects_v1_CreateIntakeProjectRequest__Output>
        CreateIntakeProjectResponse: MessageTypeDefinition<_trackway_projects_v1_CreateIntakeProjectResponse, _trackway_projects_v1_CreateIntakeProjectResponse__Output>
        EvaluateFiltersRequest: MessageTypeDefinition<_trackway_projects_v1_EvaluateFiltersRequest, _trackway_projects_v1_EvaluateFiltersRequest__Output>
        EvaluateFiltersResponse: MessageTypeDefinition<_trackway_projects_v1_EvaluateFiltersResponse, _trackway_projects_v1_EvaluateFiltersResponse__Output>
        FieldValue: MessageTypeDefinition<_trackway_projects_v1_FieldValue, _trackway_projects_v1_FieldValue__Output>
        FilterEvaluation: MessageTypeDefinition<_trackway_projects_v1_FilterEvaluation, _trackway_projects_v1_FilterEvaluation__Output>
        FindContactsRequest: MessageTypeDefinition<_trackway_projects_v1_FindContactsRequest, _trackway_projects_v1_FindContactsRequest__Output>
        FindContactsResponse: MessageTypeDefinition<_trackway_projects_v1_FindContactsResponse, _trackway_projects_v1_FindContactsResponse__Output>
        FindProjectsRequest: MessageTypeDefinition<_trackway_projects_v1_FindProjectsRequest, _trackway_projects_v1_FindProjectsRequest__Output>
        FindProjectsResponse: MessageTypeDefinition<_trackway_projects_v1_FindProjectsResponse, _trackway_projects_v1_FindProjectsResponse__Output>
        Frame: MessageTypeDefinition<_trackway_projects_v1_Frame, _trackway_projects_v1_Frame__Output>
        GetGrantsRequest: MessageTypeDefinition<_trackway_projects_v1_GetGrantsRequest, _trackway_projects_v1_GetGrantsRequest__Output>
        GetGrantsResponse: MessageTypeDefinition<_trackway_projects_v1_GetGrantsResponse, _trackway_projects_v1_GetGrantsResponse__Output>
        IntakeContact: MessageTypeDefinition<_trackway_projects_v1_IntakeContact, _trackway_projects_v1_IntakeContact__Output>
        KeptRow: MessageTypeDefinition<_trackway_projects_v1_KeptRow, _trackway_projects_v1_KeptRow__Output>
        ListAppliedRowsRequest: MessageTypeDefinition<_trackway_projects_v1_ListAppliedRowsRequest, _trackway_projects_v1_ListAppliedRowsRequest__Output>
        ListAppliedRowsResponse: MessageTypeDefinition<_trackway_projects_v1_ListAppliedRowsResponse, _trackway_projects_v1_ListAppliedRowsResponse__Output>
        NamedProject: MessageTypeDefinition<_trackway_projects_v1_NamedProject, _trackway_projects_v1_NamedProject__Output>
        Project: MessageTypeDefinition<_trackway_projects_v1_Project, _trackway_projects_v1_Project__Output>
        ProjectEvaluation: MessageTypeDefinition<_trackway_projects_v1_ProjectEvaluation, _trackway_projects_v1_ProjectEvaluation__Output>
        ProjectsService: SubtypeConstructor<typeof grpc.Client, _trackway_projects_v1_ProjectsServiceClient> & { service: _trackway_projects_v1_ProjectsServiceDefinition }
        RollbackRowsRequest: MessageTypeDefinition<_trackway_projects_v1_RollbackRowsRequest, _trackway_projects_v1_RollbackRowsRequest__Output>
        RollbackRowsResponse: MessageTypeDefinition<_trackway_projects_v1_RollbackRowsResponse, _trackway_projects_v1_RollbackRowsResponse__Output>
        RowBatch: MessageTypeDefinition<_trackway_projects_v1_RowBatch, _trackway_projects_v1_RowBatch__Output>
        RowError: MessageTypeDefinition<_trackway_projects_v1_RowError, _trackway_projects_v1_RowError__Output>
        RowOutcome: MessageTypeDefinition<_trackway_projects_v1_RowOutcome, _trackway_projects_v1_RowOutcome__Output>
        SetFieldRequest: MessageTypeDefinition<_trackway_projects_v1_SetFieldRequest, _trackway_projects_v1_SetFieldRequest__Output>
        SetFieldResponse: MessageTypeDefinition<_trackway_projects_v1_SetFieldResponse, _trackway_projects_v1_SetFieldResponse__Output>
        StreamRowsRequest: MessageTypeDefinition<_trackway_projects_v1_StreamRowsRequest, _trackway_projects_v1_StreamRowsRequest__Output>
        StreamRowsResponse: MessageTypeDefinition<_trackway_projects_v1_StreamRowsResponse, _trackway_projects_v1_StreamRowsResponse__Output>
        Tag: MessageTypeDefinition<_trackway_projects_v1_Tag, _trackway_projects_v1_Tag__Output>
        User: MessageTypeDefinition<_trackway_projects_v1_User, _trackway_projects_v1_User__Output>
      }
    }
  }
}

