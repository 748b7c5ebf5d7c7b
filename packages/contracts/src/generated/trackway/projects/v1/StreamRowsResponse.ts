// Original file: trackway/projects/v1/projects_service.proto

import type { RowBatch as _trackway_projects_v1_RowBatch, RowBatch__Output as _trackway_projects_v1_RowBatch__Output } from '../../../trackway/projects/v1/RowBatch';
import type { Long } from '@grpc/proto-loader';

export interface StreamRowsResponse {
  'total'?: (number | string | Long);
  'batch'?: (_trackway_projects_v1_RowBatch | null);
}

export interface StreamRowsResponse__Output {
  'total': (number);
  'batch': (_trackway_projects_v1_RowBatch__Output | null);
}
