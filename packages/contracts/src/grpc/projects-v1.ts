/** The messages, client and handlers of projects.v1, generated from proto/trackway/projects/v1. */
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
  BatchGetProjectsRequest,
  BatchGetProjectsRequest__Output as BatchGetProjectsRequestOutput,
} from '../generated/trackway/projects/v1/BatchGetProjectsRequest';
export type {
  BatchGetProjectsResponse,
  BatchGetProjectsResponse__Output as BatchGetProjectsResponseOutput,
} from '../generated/trackway/projects/v1/BatchGetProjectsResponse';
export type {
  BatchGetUsersRequest,
  BatchGetUsersRequest__Output as BatchGetUsersRequestOutput,
} from '../generated/trackway/projects/v1/BatchGetUsersRequest';
export type {
  BatchGetUsersResponse,
  BatchGetUsersResponse__Output as BatchGetUsersResponseOutput,
} from '../generated/trackway/projects/v1/BatchGetUsersResponse';
export type { Column, Column__Output as ColumnOutput } from '../generated/trackway/projects/v1/Column';
export type { Project, Project__Output as ProjectOutput } from '../generated/trackway/projects/v1/Project';
export type { ProjectsServiceClient, ProjectsServiceHandlers } from '../generated/trackway/projects/v1/ProjectsService';
export type { RowBatch, RowBatch__Output as RowBatchOutput } from '../generated/trackway/projects/v1/RowBatch';
export type { RowError, RowError__Output as RowErrorOutput } from '../generated/trackway/projects/v1/RowError';
export type { RowOutcome, RowOutcome__Output as RowOutcomeOutput } from '../generated/trackway/projects/v1/RowOutcome';
export type {
  StreamRowsRequest,
  StreamRowsRequest__Output as StreamRowsRequestOutput,
} from '../generated/trackway/projects/v1/StreamRowsRequest';
export type {
  StreamRowsResponse,
  StreamRowsResponse__Output as StreamRowsResponseOutput,
} from '../generated/trackway/projects/v1/StreamRowsResponse';
export type { User, User__Output as UserOutput } from '../generated/trackway/projects/v1/User';
