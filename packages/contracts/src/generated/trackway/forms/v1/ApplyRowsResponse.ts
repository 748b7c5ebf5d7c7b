// Original file: trackway/forms/v1/forms_service.proto

import type { RowOutcome as _trackway_forms_v1_RowOutcome, RowOutcome__Output as _trackway_forms_v1_RowOutcome__Output } from '../../../trackway/forms/v1/RowOutcome';

export interface ApplyRowsResponse {
  'batchNumber'?: (number);
  'outcomes'?: (_trackway_forms_v1_RowOutcome)[];
}

export interface ApplyRowsResponse__Output {
  'batchNumber': (number);
  'outcomes': (_trackway_forms_v1_RowOutcome__Output)[];
}
