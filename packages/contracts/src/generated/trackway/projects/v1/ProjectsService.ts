// Original file: trackway/projects/v1/projects_service.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { AddTagRequest as _trackway_projects_v1_AddTagRequest, AddTagRequest__Output as _trackway_projects_v1_AddTagRequest__Output } from '../../../trackway/projects/v1/AddTagRequest';
import type { AddTagResponse as _trackway_projects_v1_AddTagResponse, AddTagResponse__Output as _trackway_projects_v1_AddTagResponse__Output } from '../../../trackway/projects/v1/AddTagResponse';
import type { ApplyRowsRequest as _trackway_projects_v1_ApplyRowsRequest, ApplyRowsRequest__Output as _trackway_projects_v1_ApplyRowsRequest__Output } from '../../../trackway/projects/v1/ApplyRowsRequest';
import type { ApplyRowsResponse as _trackway_projects_v1_ApplyRowsResponse, ApplyRowsResponse__Output as _trackway_projects_v1_ApplyRowsResponse__Output } from '../../../trackway/projects/v1/ApplyRowsResponse';
import type { AssignUserRequest as _trackway_projects_v1_AssignUserRequest, AssignUserRequest__Output as _trackway_projects_v1_AssignUserRequest__Output } from '../../../trackway/projects/v1/AssignUserRequest';
import type { AssignUserResponse as _trackway_projects_v1_AssignUserResponse, AssignUserResponse__Output as _trackway_projects_v1_AssignUserResponse__Output } from '../../../trackway/projects/v1/AssignUserResponse';
import type { BatchGetProjectsRequest as _trackway_projects_v1_BatchGetProjectsRequest, BatchGetProjectsRequest__Output as _trackway_projects_v1_BatchGetProjectsRequest__Output } from '../../../trackway/projects/v1/BatchGetProjectsRequest';
import type { BatchGetProjectsResponse as _trackway_projects_v1_BatchGetProjectsResponse, BatchGetProjectsResponse__Output as _trackway_projects_v1_BatchGetProjectsResponse__Output } from '../../../trackway/projects/v1/BatchGetProjectsResponse';
import type { BatchGetTagsRequest as _trackway_projects_v1_BatchGetTagsRequest, BatchGetTagsRequest__Output as _trackway_projects_v1_BatchGetTagsRequest__Output } from '../../../trackway/projects/v1/BatchGetTagsRequest';
import type { BatchGetTagsResponse as _trackway_projects_v1_BatchGetTagsResponse, BatchGetTagsResponse__Output as _trackway_projects_v1_BatchGetTagsResponse__Output } from '../../../trackway/projects/v1/BatchGetTagsResponse';
import type { BatchGetUsersRequest as _trackway_projects_v1_BatchGetUsersRequest, BatchGetUsersRequest__Output as _trackway_projects_v1_BatchGetUsersRequest__Output } from '../../../trackway/projects/v1/BatchGetUsersRequest';
import type { BatchGetUsersResponse as _trackway_projects_v1_BatchGetUsersResponse, BatchGetUsersResponse__Output as _trackway_projects_v1_BatchGetUsersResponse__Output } from '../../../trackway/projects/v1/BatchGetUsersResponse';
import type { CheckFieldsRequest as _trackway_projects_v1_CheckFieldsRequest, CheckFieldsRequest__Output as _trackway_projects_v1_CheckFieldsRequest__Output } from '../../../trackway/projects/v1/CheckFieldsRequest';
import type { CheckFieldsResponse as _trackway_projects_v1_CheckFieldsResponse, CheckFieldsResponse__Output as _trackway_projects_v1_CheckFieldsResponse__Output } from '../../../trackway/projects/v1/CheckFieldsResponse';
import type { CheckSearchRequest as _trackway_projects_v1_CheckSearchRequest, CheckSearchRequest__Output as _trackway_projects_v1_CheckSearchRequest__Output } from '../../../trackway/projects/v1/CheckSearchRequest';
import type { CheckSearchResponse as _trackway_projects_v1_CheckSearchResponse, CheckSearchResponse__Output as _trackway_projects_v1_CheckSearchResponse__Output } from '../../../trackway/projects/v1/CheckSearchResponse';
import type { CreateIntakeProjectRequest as _trackway_projects_v1_CreateIntakeProjectRequest, CreateIntakeProjectRequest__Output as _trackway_projects_v1_CreateIntakeProjectRequest__Output } from '../../../trackway/projects/v1/CreateIntakeProjectRequest';
import type { CreateIntakeProjectResponse as _trackway_projects_v1_CreateIntakeProjectResponse, CreateIntakeProjectResponse__Output as _trackway_projects_v1_CreateIntakeProjectResponse__Output } from '../../../trackway/projects/v1/CreateIntakeProjectResponse';
import type { EvaluateFiltersRequest as _trackway_projects_v1_EvaluateFiltersRequest, EvaluateFiltersRequest__Output as _trackway_projects_v1_EvaluateFiltersRequest__Output } from '../../../trackway/projects/v1/EvaluateFiltersRequest';
import type { EvaluateFiltersResponse as _trackway_projects_v1_EvaluateFiltersResponse, EvaluateFiltersResponse__Output as _trackway_projects_v1_EvaluateFiltersResponse__Output } from '../../../trackway/projects/v1/EvaluateFiltersResponse';
import type { FindContactsRequest as _trackway_projects_v1_FindContactsRequest, FindContactsRequest__Output as _trackway_projects_v1_FindContactsRequest__Output } from '../../../trackway/projects/v1/FindContactsRequest';
import type { FindContactsResponse as _trackway_projects_v1_FindContactsResponse, FindContactsResponse__Output as _trackway_projects_v1_FindContactsResponse__Output } from '../../../trackway/projects/v1/FindContactsResponse';
import type { FindProjectsRequest as _trackway_projects_v1_FindProjectsRequest, FindProjectsRequest__Output as _trackway_projects_v1_FindProjectsRequest__Output } from '../../../trackway/projects/v1/FindProjectsRequest';
import type { FindProjectsResponse as _trackway_projects_v1_FindProjectsResponse, FindProjectsResponse__Output as _trackway_projects_v1_FindProjectsResponse__Output } from '../../../trackway/projects/v1/FindProjectsResponse';
import type { GetGrantsRequest as _trackway_projects_v1_GetGrantsRequest, GetGrantsRequest__Output as _trackway_projects_v1_GetGrantsRequest__Output } from '../../../trackway/projects/v1/GetGrantsRequest';
import type { GetGrantsResponse as _trackway_projects_v1_GetGrantsResponse, GetGrantsResponse__Output as _trackway_projects_v1_GetGrantsResponse__Output } from '../../../trackway/projects/v1/GetGrantsResponse';
import type { ListAppliedRowsRequest as _trackway_projects_v1_ListAppliedRowsRequest, ListAppliedRowsRequest__Output as _trackway_projects_v1_ListAppliedRowsRequest__Output } from '../../../trackway/projects/v1/ListAppliedRowsRequest';
import type { ListAppliedRowsResponse as _trackway_projects_v1_ListAppliedRowsResponse, ListAppliedRowsResponse__Output as _trackway_projects_v1_ListAppliedRowsResponse__Output } from '../../../trackway/projects/v1/ListAppliedRowsResponse';
import type { RollbackRowsRequest as _trackway_projects_v1_RollbackRowsRequest, RollbackRowsRequest__Output as _trackway_projects_v1_RollbackRowsRequest__Output } from '../../../trackway/projects/v1/RollbackRowsRequest';
import type { RollbackRowsResponse as _trackway_projects_v1_RollbackRowsResponse, RollbackRowsResponse__Output as _trackway_projects_v1_RollbackRowsResponse__Output } from '../../../trackway/projects/v1/RollbackRowsResponse';
import type { SetFieldRequest as _trackway_projects_v1_SetFieldRequest, SetFieldRequest__Output as _trackway_projects_v1_SetFieldRequest__Output } from '../../../trackway/projects/v1/SetFieldRequest';
import type { SetFieldResponse as _trackway_projects_v1_SetFieldResponse, SetFieldResponse__Output as _trackway_projects_v1_SetFieldResponse__Output } from '../../../trackway/projects/v1/SetFieldResponse';
import type { StreamRowsRequest as _trackway_projects_v1_StreamRowsRequest, StreamRowsRequest__Output as _trackway_projects_v1_StreamRowsRequest__Output } from '../../../trackway/projects/v1/StreamRowsRequest';
import type { StreamRowsResponse as _trackway_projects_v1_StreamRowsResponse, StreamRowsResponse__Output as _trackway_projects_v1_StreamRowsResponse__Output } from '../../../trackway/projects/v1/StreamRowsResponse';

export interface ProjectsServiceClient extends grpc.Client {
  AddTag(argument: _trackway_projects_v1_AddTagRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_AddTagResponse__Output>): grpc.ClientUnaryCall;
  AddTag(argument: _trackway_projects_v1_AddTagRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_projects_v1_AddTagResponse__Output>): grpc.ClientUnaryCall;
  AddTag(argument: _trackway_projects_v1_AddTagRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_AddTagResponse__Output>): grpc.ClientUnaryCall;
  AddTag(argument: _trackway_projects_v1_AddTagRequest, callback: grpc.requestCallback<_trackway_projects_v1_AddTagResponse__Output>): grpc.ClientUnaryCall;
  addTag(argument: _trackway_projects_v1_AddTagRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_AddTagResponse__Output>): grpc.ClientUnaryCall;
  addTag(argument: _trackway_projects_v1_AddTagRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_projects_v1_AddTagResponse__Output>): grpc.ClientUnaryCall;
  addTag(argument: _trackway_projects_v1_AddTagRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_AddTagResponse__Output>): grpc.ClientUnaryCall;
  addTag(argument: _trackway_projects_v1_AddTagRequest, callback: grpc.requestCallback<_trackway_projects_v1_AddTagResponse__Output>): grpc.ClientUnaryCall;
  
  ApplyRows(metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientDuplexStream<_trackway_projects_v1_ApplyRowsRequest, _trackway_projects_v1_ApplyRowsResponse__Output>;
  ApplyRows(options?: grpc.CallOptions): grpc.ClientDuplexStream<_trackway_projects_v1_ApplyRowsRequest, _trackway_projects_v1_ApplyRowsResponse__Output>;
  applyRows(metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientDuplexStream<_trackway_projects_v1_ApplyRowsRequest, _trackway_projects_v1_ApplyRowsResponse__Output>;
  applyRows(options?: grpc.CallOptions): grpc.ClientDuplexStream<_trackway_projects_v1_ApplyRowsRequest, _trackway_projects_v1_ApplyRowsResponse__Output>;
  
  AssignUser(argument: _trackway_projects_v1_AssignUserRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_AssignUserResponse__Output>): grpc.ClientUnaryCall;
  AssignUser(argument: _trackway_projects_v1_AssignUserRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_projects_v1_AssignUserResponse__Output>): grpc.ClientUnaryCall;
  AssignUser(argument: _trackway_projects_v1_AssignUserRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_AssignUserResponse__Output>): grpc.ClientUnaryCall;
  AssignUser(argument: _trackway_projects_v1_AssignUserRequest, callback: grpc.requestCallback<_trackway_projects_v1_AssignUserResponse__Output>): grpc.ClientUnaryCall;
  assignUser(argument: _trackway_projects_v1_AssignUserRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_AssignUserResponse__Output>): grpc.ClientUnaryCall;
  assignUser(argument: _trackway_projects_v1_AssignUserRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_projects_v1_AssignUserResponse__Output>): grpc.ClientUnaryCall;
  assignUser(argument: _trackway_projects_v1_AssignUserRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_AssignUserResponse__Output>): grpc.ClientUnaryCall;
  assignUser(argument: _trackway_projects_v1_AssignUserRequest, callback: grpc.requestCallback<_trackway_projects_v1_AssignUserResponse__Output>): grpc.ClientUnaryCall;
  
  BatchGetProjects(argument: _trackway_projects_v1_BatchGetProjectsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_BatchGetProjectsResponse__Output>): grpc.ClientUnaryCall;
  BatchGetProjects(argument: _trackway_projects_v1_BatchGetProjectsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_projects_v1_BatchGetProjectsResponse__Output>): grpc.ClientUnaryCall;
  BatchGetProjects(argument: _trackway_projects_v1_BatchGetProjectsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_BatchGetProjectsResponse__Output>): grpc.ClientUnaryCall;
  BatchGetProjects(argument: _trackway_projects_v1_BatchGetProjectsRequest, callback: grpc.requestCallback<_trackway_projects_v1_BatchGetProjectsResponse__Output>): grpc.ClientUnaryCall;
  batchGetProjects(argument: _trackway_projects_v1_BatchGetProjectsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_BatchGetProjectsResponse__Output>): grpc.ClientUnaryCall;
  batchGetProjects(argument: _trackway_projects_v1_BatchGetProjectsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_projects_v1_BatchGetProjectsResponse__Output>): grpc.ClientUnaryCall;
  batchGetProjects(argument: _trackway_projects_v1_BatchGetProjectsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_BatchGetProjectsResponse__Output>): grpc.ClientUnaryCall;
  batchGetProjects(argument: _trackway_projects_v1_BatchGetProjectsRequest, callback: grpc.requestCallback<_trackway_projects_v1_BatchGetProjectsResponse__Output>): grpc.ClientUnaryCall;
  
  BatchGetTags(argument: _trackway_projects_v1_BatchGetTagsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_BatchGetTagsResponse__Output>): grpc.ClientUnaryCall;
  BatchGetTags(argument: _trackway_projects_v1_BatchGetTagsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_projects_v1_BatchGetTagsResponse__Output>): grpc.ClientUnaryCall;
  BatchGetTags(argument: _trackway_projects_v1_BatchGetTagsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_BatchGetTagsResponse__Output>): grpc.ClientUnaryCall;
  BatchGetTags(argument: _trackway_projects_v1_BatchGetTagsRequest, callback: grpc.requestCallback<_trackway_projects_v1_BatchGetTagsResponse__Output>): grpc.ClientUnaryCall;
  batchGetTags(argument: _trackway_projects_v1_BatchGetTagsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_BatchGetTagsResponse__Output>): grpc.ClientUnaryCall;
  batchGetTags(argument: _trackway_projects_v1_BatchGetTagsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_projects_v1_BatchGetTagsResponse__Output>): grpc.ClientUnaryCall;
  batchGetTags(argument: _trackway_projects_v1_BatchGetTagsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_BatchGetTagsResponse__Output>): grpc.ClientUnaryCall;
  batchGetTags(argument: _trackway_projects_v1_BatchGetTagsRequest, callback: grpc.requestCallback<_trackway_projects_v1_BatchGetTagsResponse__Output>): grpc.ClientUnaryCall;
  
  BatchGetUsers(argument: _trackway_projects_v1_BatchGetUsersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_BatchGetUsersResponse__Output>): grpc.ClientUnaryCall;
  BatchGetUsers(argument: _trackway_projects_v1_BatchGetUsersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_projects_v1_BatchGetUsersResponse__Output>): grpc.ClientUnaryCall;
  BatchGetUsers(argument: _trackway_projects_v1_BatchGetUsersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_BatchGetUsersResponse__Output>): grpc.ClientUnaryCall;
  BatchGetUsers(argument: _trackway_projects_v1_BatchGetUsersRequest, callback: grpc.requestCallback<_trackway_projects_v1_BatchGetUsersResponse__Output>): grpc.ClientUnaryCall;
  batchGetUsers(argument: _trackway_projects_v1_BatchGetUsersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_BatchGetUsersResponse__Output>): grpc.ClientUnaryCall;
  batchGetUsers(argument: _trackway_projects_v1_BatchGetUsersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_projects_v1_BatchGetUsersResponse__Output>): grpc.ClientUnaryCall;
  batchGetUsers(argument: _trackway_projects_v1_BatchGetUsersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_BatchGetUsersResponse__Output>): grpc.ClientUnaryCall;
  batchGetUsers(argument: _trackway_projects_v1_BatchGetUsersRequest, callback: grpc.requestCallback<_trackway_projects_v1_BatchGetUsersResponse__Output>): grpc.ClientUnaryCall;
  
  CheckFields(argument: _trackway_projects_v1_CheckFieldsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_CheckFieldsResponse__Output>): grpc.ClientUnaryCall;
  CheckFields(argument: _trackway_projects_v1_CheckFieldsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_projects_v1_CheckFieldsResponse__Output>): grpc.ClientUnaryCall;
  CheckFields(argument: _trackway_projects_v1_CheckFieldsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_CheckFieldsResponse__Output>): grpc.ClientUnaryCall;
  CheckFields(argument: _trackway_projects_v1_CheckFieldsRequest, callback: grpc.requestCallback<_trackway_projects_v1_CheckFieldsResponse__Output>): grpc.ClientUnaryCall;
  checkFields(argument: _trackway_projects_v1_CheckFieldsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_CheckFieldsResponse__Output>): grpc.ClientUnaryCall;
  checkFields(argument: _trackway_projects_v1_CheckFieldsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_projects_v1_CheckFieldsResponse__Output>): grpc.ClientUnaryCall;
  checkFields(argument: _trackway_projects_v1_CheckFieldsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_CheckFieldsResponse__Output>): grpc.ClientUnaryCall;
  checkFields(argument: _trackway_projects_v1_CheckFieldsRequest, callback: grpc.requestCallback<_trackway_projects_v1_CheckFieldsResponse__Output>): grpc.ClientUnaryCall;
  
  CheckSearch(argument: _trackway_projects_v1_CheckSearchRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_CheckSearchResponse__Output>): grpc.ClientUnaryCall;
  CheckSearch(argument: _trackway_projects_v1_CheckSearchRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_projects_v1_CheckSearchResponse__Output>): grpc.ClientUnaryCall;
  CheckSearch(argument: _trackway_projects_v1_CheckSearchRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_CheckSearchResponse__Output>): grpc.ClientUnaryCall;
  CheckSearch(argument: _trackway_projects_v1_CheckSearchRequest, callback: grpc.requestCallback<_trackway_projects_v1_CheckSearchResponse__Output>): grpc.ClientUnaryCall;
  checkSearch(argument: _trackway_projects_v1_CheckSearchRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_CheckSearchResponse__Output>): grpc.ClientUnaryCall;
  checkSearch(argument: _trackway_projects_v1_CheckSearchRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_projects_v1_CheckSearchResponse__Output>): grpc.ClientUnaryCall;
  checkSearch(argument: _trackway_projects_v1_CheckSearchRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_CheckSearchResponse__Output>): grpc.ClientUnaryCall;
  checkSearch(argument: _trackway_projects_v1_CheckSearchRequest, callback: grpc.requestCallback<_trackway_projects_v1_CheckSearchResponse__Output>): grpc.ClientUnaryCall;
  
  CreateIntakeProject(argument: _trackway_projects_v1_CreateIntakeProjectRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_CreateIntakeProjectResponse__Output>): grpc.ClientUnaryCall;
  CreateIntakeProject(argument: _trackway_projects_v1_CreateIntakeProjectRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_projects_v1_CreateIntakeProjectResponse__Output>): grpc.ClientUnaryCall;
  CreateIntakeProject(argument: _trackway_projects_v1_CreateIntakeProjectRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_CreateIntakeProjectResponse__Output>): grpc.ClientUnaryCall;
  CreateIntakeProject(argument: _trackway_projects_v1_CreateIntakeProjectRequest, callback: grpc.requestCallback<_trackway_projects_v1_CreateIntakeProjectResponse__Output>): grpc.ClientUnaryCall;
  createIntakeProject(argument: _trackway_projects_v1_CreateIntakeProjectRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_CreateIntakeProjectResponse__Output>): grpc.ClientUnaryCall;
  createIntakeProject(argument: _trackway_projects_v1_CreateIntakeProjectRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_projects_v1_CreateIntakeProjectResponse__Output>): grpc.ClientUnaryCall;
  createIntakeProject(argument: _trackway_projects_v1_CreateIntakeProjectRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_CreateIntakeProjectResponse__Output>): grpc.ClientUnaryCall;
  createIntakeProject(argument: _trackway_projects_v1_CreateIntakeProjectRequest, callback: grpc.requestCallback<_trackway_projects_v1_CreateIntakeProjectResponse__Output>): grpc.ClientUnaryCall;
  
  EvaluateFilters(argument: _trackway_projects_v1_EvaluateFiltersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_EvaluateFiltersResponse__Output>): grpc.ClientUnaryCall;
  EvaluateFilters(argument: _trackway_projects_v1_EvaluateFiltersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_projects_v1_EvaluateFiltersResponse__Output>): grpc.ClientUnaryCall;
  EvaluateFilters(argument: _trackway_projects_v1_EvaluateFiltersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_EvaluateFiltersResponse__Output>): grpc.ClientUnaryCall;
  EvaluateFilters(argument: _trackway_projects_v1_EvaluateFiltersRequest, callback: grpc.requestCallback<_trackway_projects_v1_EvaluateFiltersResponse__Output>): grpc.ClientUnaryCall;
  evaluateFilters(argument: _trackway_projects_v1_EvaluateFiltersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_EvaluateFiltersResponse__Output>): grpc.ClientUnaryCall;
  evaluateFilters(argument: _trackway_projects_v1_EvaluateFiltersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_projects_v1_EvaluateFiltersResponse__Output>): grpc.ClientUnaryCall;
  evaluateFilters(argument: _trackway_projects_v1_EvaluateFiltersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_EvaluateFiltersResponse__Output>): grpc.ClientUnaryCall;
  evaluateFilters(argument: _trackway_projects_v1_EvaluateFiltersRequest, callback: grpc.requestCallback<_trackway_projects_v1_EvaluateFiltersResponse__Output>): grpc.ClientUnaryCall;
  
  FindContacts(argument: _trackway_projects_v1_FindContactsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_FindContactsResponse__Output>): grpc.ClientUnaryCall;
  FindContacts(argument: _trackway_projects_v1_FindContactsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_projects_v1_FindContactsResponse__Output>): grpc.ClientUnaryCall;
  FindContacts(argument: _trackway_projects_v1_FindContactsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_FindContactsResponse__Output>): grpc.ClientUnaryCall;
  FindContacts(argument: _trackway_projects_v1_FindContactsRequest, callback: grpc.requestCallback<_trackway_projects_v1_FindContactsResponse__Output>): grpc.ClientUnaryCall;
  findContacts(argument: _trackway_projects_v1_FindContactsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_FindContactsResponse__Output>): grpc.ClientUnaryCall;
  findContacts(argument: _trackway_projects_v1_FindContactsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_projects_v1_FindContactsResponse__Output>): grpc.ClientUnaryCall;
  findContacts(argument: _trackway_projects_v1_FindContactsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_FindContactsResponse__Output>): grpc.ClientUnaryCall;
  findContacts(argument: _trackway_projects_v1_FindContactsRequest, callback: grpc.requestCallback<_trackway_projects_v1_FindContactsResponse__Output>): grpc.ClientUnaryCall;
  
  FindProjects(argument: _trackway_projects_v1_FindProjectsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_FindProjectsResponse__Output>): grpc.ClientUnaryCall;
  FindProjects(argument: _trackway_projects_v1_FindProjectsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_projects_v1_FindProjectsResponse__Output>): grpc.ClientUnaryCall;
  FindProjects(argument: _trackway_projects_v1_FindProjectsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_FindProjectsResponse__Output>): grpc.ClientUnaryCall;
  FindProjects(argument: _trackway_projects_v1_FindProjectsRequest, callback: grpc.requestCallback<_trackway_projects_v1_FindProjectsResponse__Output>): grpc.ClientUnaryCall;
  findProjects(argument: _trackway_projects_v1_FindProjectsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_FindProjectsResponse__Output>): grpc.ClientUnaryCall;
  findProjects(argument: _trackway_projects_v1_FindProjectsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_projects_v1_FindProjectsResponse__Output>): grpc.ClientUnaryCall;
  findProjects(argument: _trackway_projects_v1_FindProjectsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_FindProjectsResponse__Output>): grpc.ClientUnaryCall;
  findProjects(argument: _trackway_projects_v1_FindProjectsRequest, callback: grpc.requestCallback<_trackway_projects_v1_FindProjectsResponse__Output>): grpc.ClientUnaryCall;
  
  GetGrants(argument: _trackway_projects_v1_GetGrantsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_GetGrantsResponse__Output>): grpc.ClientUnaryCall;
  GetGrants(argument: _trackway_projects_v1_GetGrantsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_projects_v1_GetGrantsResponse__Output>): grpc.ClientUnaryCall;
  GetGrants(argument: _trackway_projects_v1_GetGrantsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_GetGrantsResponse__Output>): grpc.ClientUnaryCall;
  GetGrants(argument: _trackway_projects_v1_GetGrantsRequest, callback: grpc.requestCallback<_trackway_projects_v1_GetGrantsResponse__Output>): grpc.ClientUnaryCall;
  getGrants(argument: _trackway_projects_v1_GetGrantsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_GetGrantsResponse__Output>): grpc.ClientUnaryCall;
  getGrants(argument: _trackway_projects_v1_GetGrantsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_projects_v1_GetGrantsResponse__Output>): grpc.ClientUnaryCall;
  getGrants(argument: _trackway_projects_v1_GetGrantsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_GetGrantsResponse__Output>): grpc.ClientUnaryCall;
  getGrants(argument: _trackway_projects_v1_GetGrantsRequest, callback: grpc.requestCallback<_trackway_projects_v1_GetGrantsResponse__Output>): grpc.ClientUnaryCall;
  
  ListAppliedRows(argument: _trackway_projects_v1_ListAppliedRowsRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_projects_v1_ListAppliedRowsResponse__Output>;
  ListAppliedRows(argument: _trackway_projects_v1_ListAppliedRowsRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_projects_v1_ListAppliedRowsResponse__Output>;
  listAppliedRows(argument: _trackway_projects_v1_ListAppliedRowsRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_projects_v1_ListAppliedRowsResponse__Output>;
  listAppliedRows(argument: _trackway_projects_v1_ListAppliedRowsRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_projects_v1_ListAppliedRowsResponse__Output>;
  
  RollbackRows(argument: _trackway_projects_v1_RollbackRowsRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_projects_v1_RollbackRowsResponse__Output>;
  RollbackRows(argument: _trackway_projects_v1_RollbackRowsRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_projects_v1_RollbackRowsResponse__Output>;
  rollbackRows(argument: _trackway_projects_v1_RollbackRowsRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_projects_v1_RollbackRowsResponse__Output>;
  rollbackRows(argument: _trackway_projects_v1_RollbackRowsRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_projects_v1_RollbackRowsResponse__Output>;
  
  SetField(argument: _trackway_projects_v1_SetFieldRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_SetFieldResponse__Output>): grpc.ClientUnaryCall;
  SetField(argument: _trackway_projects_v1_SetFieldRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_projects_v1_SetFieldResponse__Output>): grpc.ClientUnaryCall;
  SetField(argument: _trackway_projects_v1_SetFieldRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_SetFieldResponse__Output>): grpc.ClientUnaryCall;
  SetField(argument: _trackway_projects_v1_SetFieldRequest, callback: grpc.requestCallback<_trackway_projects_v1_SetFieldResponse__Output>): grpc.ClientUnaryCall;
  setField(argument: _trackway_projects_v1_SetFieldRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_SetFieldResponse__Output>): grpc.ClientUnaryCall;
  setField(argument: _trackway_projects_v1_SetFieldRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_projects_v1_SetFieldResponse__Output>): grpc.ClientUnaryCall;
  setField(argument: _trackway_projects_v1_SetFieldRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_projects_v1_SetFieldResponse__Output>): grpc.ClientUnaryCall;
  setField(argument: _trackway_projects_v1_SetFieldRequest, callback: grpc.requestCallback<_trackway_projects_v1_SetFieldResponse__Output>): grpc.ClientUnaryCall;
  
  StreamRows(argument: _trackway_projects_v1_StreamRowsRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_projects_v1_StreamRowsResponse__Output>;
  StreamRows(argument: _trackway_projects_v1_StreamRowsRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_projects_v1_StreamRowsResponse__Output>;
  streamRows(argument: _trackway_projects_v1_StreamRowsRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_projects_v1_StreamRowsResponse__Output>;
  streamRows(argument: _trackway_projects_v1_StreamRowsRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_trackway_projects_v1_StreamRowsResponse__Output>;
  
}

export interface ProjectsServiceHandlers extends grpc.UntypedServiceImplementation {
  AddTag: grpc.handleUnaryCall<_trackway_projects_v1_AddTagRequest__Output, _trackway_projects_v1_AddTagResponse>;
  
  ApplyRows: grpc.handleBidiStreamingCall<_trackway_projects_v1_ApplyRowsRequest__Output, _trackway_projects_v1_ApplyRowsResponse>;
  
  AssignUser: grpc.handleUnaryCall<_trackway_projects_v1_AssignUserRequest__Output, _trackway_projects_v1_AssignUserResponse>;
  
  BatchGetProjects: grpc.handleUnaryCall<_trackway_projects_v1_BatchGetProjectsRequest__Output, _trackway_projects_v1_BatchGetProjectsResponse>;
  
  BatchGetTags: grpc.handleUnaryCall<_trackway_projects_v1_BatchGetTagsRequest__Output, _trackway_projects_v1_BatchGetTagsResponse>;
  
  BatchGetUsers: grpc.handleUnaryCall<_trackway_projects_v1_BatchGetUsersRequest__Output, _trackway_projects_v1_BatchGetUsersResponse>;
  
  CheckFields: grpc.handleUnaryCall<_trackway_projects_v1_CheckFieldsRequest__Output, _trackway_projects_v1_CheckFieldsResponse>;
  
  CheckSearch: grpc.handleUnaryCall<_trackway_projects_v1_CheckSearchRequest__Output, _trackway_projects_v1_CheckSearchResponse>;
  
  CreateIntakeProject: grpc.handleUnaryCall<_trackway_projects_v1_CreateIntakeProjectRequest__Output, _trackway_projects_v1_CreateIntakeProjectResponse>;
  
  EvaluateFilters: grpc.handleUnaryCall<_trackway_projects_v1_EvaluateFiltersRequest__Output, _trackway_projects_v1_EvaluateFiltersResponse>;
  
  FindContacts: grpc.handleUnaryCall<_trackway_projects_v1_FindContactsRequest__Output, _trackway_projects_v1_FindContactsResponse>;
  
  FindProjects: grpc.handleUnaryCall<_trackway_projects_v1_FindProjectsRequest__Output, _trackway_projects_v1_FindProjectsResponse>;
  
  GetGrants: grpc.handleUnaryCall<_trackway_projects_v1_GetGrantsRequest__Output, _trackway_projects_v1_GetGrantsResponse>;
  
  ListAppliedRows: grpc.handleServerStreamingCall<_trackway_projects_v1_ListAppliedRowsRequest__Output, _trackway_projects_v1_ListAppliedRowsResponse>;
  
  RollbackRows: grpc.handleServerStreamingCall<_trackway_projects_v1_RollbackRowsRequest__Output, _trackway_projects_v1_RollbackRowsResponse>;
  
  SetField: grpc.handleUnaryCall<_trackway_projects_v1_SetFieldRequest__Output, _trackway_projects_v1_SetFieldResponse>;
  
  StreamRows: grpc.handleServerStreamingCall<_trackway_projects_v1_StreamRowsRequest__Output, _trackway_projects_v1_StreamRowsResponse>;
  
}

export interface ProjectsServiceDefinition extends grpc.ServiceDefinition {
  AddTag: MethodDefinition<_trackway_projects_v1_AddTagRequest, _trackway_projects_v1_AddTagResponse, _trackway_projects_v1_AddTagRequest__Output, _trackway_projects_v1_AddTagResponse__Output>
  ApplyRows: MethodDefinition<_trackway_projects_v1_ApplyRowsRequest, _trackway_projects_v1_ApplyRowsResponse, _trackway_projects_v1_ApplyRowsRequest__Output, _trackway_projects_v1_ApplyRowsResponse__Output>
  AssignUser: MethodDefinition<_trackway_projects_v1_AssignUserRequest, _trackway_projects_v1_AssignUserResponse, _trackway_projects_v1_AssignUserRequest__Output, _trackway_projects_v1_AssignUserResponse__Output>
  BatchGetProjects: MethodDefinition<_trackway_projects_v1_BatchGetProjectsRequest, _trackway_projects_v1_BatchGetProjectsResponse, _trackway_projects_v1_BatchGetProjectsRequest__Output, _trackway_projects_v1_BatchGetProjectsResponse__Output>
  BatchGetTags: MethodDefinition<_trackway_projects_v1_BatchGetTagsRequest, _trackway_projects_v1_BatchGetTagsResponse, _trackway_projects_v1_BatchGetTagsRequest__Output, _trackway_projects_v1_BatchGetTagsResponse__Output>
  BatchGetUsers: MethodDefinition<_trackway_projects_v1_BatchGetUsersRequest, _trackway_projects_v1_BatchGetUsersResponse, _trackway_projects_v1_BatchGetUsersRequest__Output, _trackway_projects_v1_BatchGetUsersResponse__Output>
  CheckFields: MethodDefinition<_trackway_projects_v1_CheckFieldsRequest, _trackway_projects_v1_CheckFieldsResponse, _trackway_projects_v1_CheckFieldsRequest__Output, _trackway_projects_v1_CheckFieldsResponse__Output>
  CheckSearch: MethodDefinition<_trackway_projects_v1_CheckSearchRequest, _trackway_projects_v1_CheckSearchResponse, _trackway_projects_v1_CheckSearchRequest__Output, _trackway_projects_v1_CheckSearchResponse__Output>
  CreateIntakeProject: MethodDefinition<_trackway_projects_v1_CreateIntakeProjectRequest, _trackway_projects_v1_CreateIntakeProjectResponse, _trackway_projects_v1_CreateIntakeProjectRequest__Output, _trackway_projects_v1_CreateIntakeProjectResponse__Output>
  EvaluateFilters: MethodDefinition<_trackway_projects_v1_EvaluateFiltersRequest, _trackway_projects_v1_EvaluateFiltersResponse, _trackway_projects_v1_EvaluateFiltersRequest__Output, _trackway_projects_v1_EvaluateFiltersResponse__Output>
  FindContacts: MethodDefinition<_trackway_projects_v1_FindContactsRequest, _trackway_projects_v1_FindContactsResponse, _trackway_projects_v1_FindContactsRequest__Output, _trackway_projects_v1_FindContactsResponse__Output>
  FindProjects: MethodDefinition<_trackway_projects_v1_FindProjectsRequest, _trackway_projects_v1_FindProjectsResponse, _trackway_projects_v1_FindProjectsRequest__Output, _trackway_projects_v1_FindProjectsResponse__Output>
  GetGrants: MethodDefinition<_trackway_projects_v1_GetGrantsRequest, _trackway_projects_v1_GetGrantsResponse, _trackway_projects_v1_GetGrantsRequest__Output, _trackway_projects_v1_GetGrantsResponse__Output>
  ListAppliedRows: MethodDefinition<_trackway_projects_v1_ListAppliedRowsRequest, _trackway_projects_v1_ListAppliedRowsResponse, _trackway_projects_v1_ListAppliedRowsRequest__Output, _trackway_projects_v1_ListAppliedRowsResponse__Output>
  RollbackRows: MethodDefinition<_trackway_projects_v1_RollbackRowsRequest, _trackway_projects_v1_RollbackRowsResponse, _trackway_projects_v1_RollbackRowsRequest__Output, _trackway_projects_v1_RollbackRowsResponse__Output>
  SetField: MethodDefinition<_trackway_projects_v1_SetFieldRequest, _trackway_projects_v1_SetFieldResponse, _trackway_projects_v1_SetFieldRequest__Output, _trackway_projects_v1_SetFieldResponse__Output>
  StreamRows: MethodDefinition<_trackway_projects_v1_StreamRowsRequest, _trackway_projects_v1_StreamRowsResponse, _trackway_projects_v1_StreamRowsRequest__Output, _trackway_projects_v1_StreamRowsResponse__Output>
}
