// Original file: trackway/forms/v1/forms_service.proto

import type { ApplyRowsHeader as _trackway_forms_v1_ApplyRowsHeader, ApplyRowsHeader__Output as _trackway_forms_v1_ApplyRowsHeader__Output } from '../../../trackway/forms/v1/ApplyRowsHeader';
import type { RowBatch as _trackway_projects_v1_RowBatch, RowBatch__Output as _trackway_projects_v1_RowBatch__Output } from '../../../trackway/projects/v1/RowBatch';

export interface ApplyRowsRequest {
  'header'?: (_trackway_forms_v1_ApplyRowsHeader | null);
  'batch'?: (_trackway_projects_v1_RowBatch | null);
  'payload'?: "header"|"batch";
}

export interface ApplyRowsRequest__Output {
  'header'?: (_trackway_forms_v1_ApplyRowsHeader__Output | null);
  'batch'?: (_trackway_projects_v1_RowBatch__Output | null);
  'payload'?: "header"|"batch";
}
