// Original file: trackway/projects/v1/projects_service.proto

import type { FieldValue as _trackway_projects_v1_FieldValue, FieldValue__Output as _trackway_projects_v1_FieldValue__Output } from '../../../trackway/projects/v1/FieldValue';

export interface CheckFieldsRequest {
  'values'?: (_trackway_projects_v1_FieldValue)[];
}

export interface CheckFieldsRequest__Output {
  'values': (_trackway_projects_v1_FieldValue__Output)[];
}
