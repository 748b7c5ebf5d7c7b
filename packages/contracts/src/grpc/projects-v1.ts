/** Messages, client and handlers of projects.v1, generated from proto/trackway/projects/v1. */

export type {
  AddTagRequest,
  AddTagRequest__Output as AddTagRequestOutput,
} from '../generated/trackway/projects/v1/AddTagRequest';
export type {
  AddTagResponse,
  AddTagResponse__Output as AddTagResponseOutput,
} from '../generated/trackway/projects/v1/AddTagResponse';
export type {
  ApplyRowsHeader,
  ApplyRowsHeader__Output as ApplyRowsHeaderOutput,
} from '../generated/trackway/projects/v1/ApplyRowsHeader';
export type {
  ApplyRowsRequest,
  ApplyRowsRequest__Output as ApplyRowsRequestOutput,
} from '../generated/trackway/projects/v1/ApplyRowsRequest';
export type {
  ApplyRowsResponse,
  ApplyRowsResponse__Output as ApplyRowsResponseOutput,
} from '../generated/trackway/projects/v1/ApplyRowsResponse';
export type {
  AssignUserRequest,
  AssignUserRequest__Output as AssignUserRequestOutput,
} from '../generated/trackway/projects/v1/AssignUserRequest';
export type {
  AssignUserResponse,
  AssignUserResponse__Output as AssignUserResponseOutput,
} from '../generated/trackway/projects/v1/AssignUserResponse';
export type {
  BatchGetProjectsRequest,
  BatchGetProjectsRequest__Output as BatchGetProjectsRequestOutput,
} from '../generated/trackway/projects/v1/BatchGetProjectsRequest';
export type {
  BatchGetProjectsResponse,
  BatchGetProjectsResponse__Output as BatchGetProjectsResponseOutput,
} from '../generated/trackway/projects/v1/BatchGetProjectsResponse';
export type {
  BatchGetTagsRequest,
  BatchGetTagsRequest__Output as BatchGetTagsRequestOutput,
} from '../generated/trackway/projects/v1/BatchGetTagsRequest';
export type {
  BatchGetTagsResponse,
  BatchGetTagsResponse__Output as BatchGetTagsResponseOutput,
} from '../generated/trackway/projects/v1/BatchGetTagsResponse';
export type {
  BatchGetUsersRequest,
  BatchGetUsersRequest__Output as BatchGetUsersRequestOutput,
} from '../generated/trackway/projects/v1/BatchGetUsersRequest';
export type {
  BatchGetUsersResponse,
  BatchGetUsersResponse__Output as BatchGetUsersResponseOutput,
} from '../generated/trackway/projects/v1/BatchGetUsersResponse';
export type {
  CheckFieldsRequest,
  CheckFieldsRequest__Output as CheckFieldsRequestOutput,
} from '../generated/trackway/projects/v1/CheckFieldsRequest';
export type {
  CheckFieldsResponse,
  CheckFieldsResponse__Output as CheckFieldsResponseOutput,
} from '../generated/trackway/projects/v1/CheckFieldsResponse';
export type {
  CheckSearchRequest,
  CheckSearchRequest__Output as CheckSearchRequestOutput,
} from '../generated/trackway/projects/v1/CheckSearchRequest';
export type {
  CheckSearchResponse,
  CheckSearchResponse__Output as CheckSearchResponseOutput,
} from '../generated/trackway/projects/v1/CheckSearchResponse';
export type { Column, Column__Output as ColumnOutput } from '../generated/trackway/projects/v1/Column';
export type {
  ContactMatch,
  ContactMatch__Output as ContactMatchOutput,
} from '../generated/trackway/projects/v1/ContactMatch';
export type {
  CreateIntakeProjectRequest,
  CreateIntakeProjectRequest__Output as CreateIntakeProjectRequestOutput,
} from '../generated/trackway/projects/v1/CreateIntakeProjectRequest';
export type {
  CreateIntakeProjectResponse,
  CreateIntakeProjectResponse__Output as CreateIntakeProjectResponseOutput,
} from '../generated/trackway/projects/v1/CreateIntakeProjectResponse';
export type {
  EvaluateFiltersRequest,
  EvaluateFiltersRequest__Output as EvaluateFiltersRequestOutput,
} from '../generated/trackway/projects/v1/EvaluateFiltersRequest';
export type {
  EvaluateFiltersResponse,
  EvaluateFiltersResponse__Output as EvaluateFiltersResponseOutput,
} from '../generated/trackway/projects/v1/EvaluateFiltersResponse';
export type {
  FilterEvaluation,
  FilterEvaluation__Output as FilterEvaluationOutput,
} from '../generated/trackway/projects/v1/FilterEvaluation';
export type {
  FindContactsRequest,
  FindContactsRequest__Output as FindContactsRequestOutput,
} from '../generated/trackway/projects/v1/FindContactsRequest';
export type {
  FindContactsResponse,
  FindContactsResponse__Output as FindContactsResponseOutput,
} from '../generated/trackway/projects/v1/FindContactsResponse';
export type {
  FindProjectsRequest,
  FindProjectsRequest__Output as FindProjectsRequestOutput,
} from '../generated/trackway/projects/v1/FindProjectsRequest';
export type {
  FindProjectsResponse,
  FindProjectsResponse__Output as FindProjectsResponseOutput,
} from '../generated/trackway/projects/v1/FindProjectsResponse';
export type {
  GetGrantsRequest,
  GetGrantsRequest__Output as GetGrantsRequestOutput,
} from '../generated/trackway/projects/v1/GetGrantsRequest';
export type {
  GetGrantsResponse,
  GetGrantsResponse__Output as GetGrantsResponseOutput,
} from '../generated/trackway/projects/v1/GetGrantsResponse';
export type {
  KeptRow,
  KeptRow__Output as KeptRowOutput,
} from '../generated/trackway/projects/v1/KeptRow';
export type {
  ListAppliedRowsRequest,
  ListAppliedRowsRequest__Output as ListAppliedRowsRequestOutput,
} from '../generated/trackway/projects/v1/ListAppliedRowsRequest';
export type {
  ListAppliedRowsResponse,
  ListAppliedRowsResponse__Output as ListAppliedRowsResponseOutput,
} from '../generated/trackway/projects/v1/ListAppliedRowsResponse';
export type { Project, Project__Output as ProjectOutput } from '../generated/trackway/projects/v1/Project';
export type {
  ProjectEvaluation,
  ProjectEvaluation__Output as ProjectEvaluationOutput,
} from '../generated/trackway/projects/v1/ProjectEvaluation';
export type { ProjectsServiceClient, ProjectsServiceHandlers } from '../generated/trackway/projects/v1/ProjectsService';
export type {
  RollbackRowsRequest,
  RollbackRowsRequest__Output as RollbackRowsRequestOutput,
} from '../generated/trackway/projects/v1/RollbackRowsRequest';
export type {
  RollbackRowsResponse,
  RollbackRowsResponse__Output as RollbackRowsResponseOutput,
} from '../generated/trackway/projects/v1/RollbackRowsResponse';
export type { RowBatch, RowBatch__Output as RowBatchOutput } from '../generated/trackway/projects/v1/RowBatch';
export type { RowError, RowError__Output as RowErrorOutput } from '../generated/trackway/projects/v1/RowError';
export type { RowOutcome, RowOutcome__Output as RowOutcomeOutput } from '../generated/trackway/projects/v1/RowOutcome';
export type {
  SetFieldRequest,
  SetFieldRequest__Output as SetFieldRequestOutput,
} from '../generated/trackway/projects/v1/SetFieldRequest';
export type {
  SetFieldResponse,
  SetFieldResponse__Output as SetFieldResponseOutput,
} from '../generated/trackway/projects/v1/SetFieldResponse';
export type {
  StreamRowsRequest,
  StreamRowsRequest__Output as StreamRowsRequestOutput,
} from '../generated/trackway/projects/v1/StreamRowsRequest';
export type {
  StreamRowsResponse,
  StreamRowsResponse__Output as StreamRowsResponseOutput,
} from '../generated/trackway/projects/v1/StreamRowsResponse';
export type { Tag, Tag__Output as TagOutput } from '../generated/trackway/projects/v1/Tag';
export type { User, User__Output as UserOutput } from '../generated/trackway/projects/v1/User';
