// Original file: trackway/forms/v1/forms_service.proto

import type { RowError as _trackway_forms_v1_RowError, RowError__Output as _trackway_forms_v1_RowError__Output } from '../../../trackway/forms/v1/RowError';

export interface RowOutcome {
  'rowNumber'?: (number);
  'outcome'?: (string);
  'id'?: (string);
  'errors'?: (_trackway_forms_v1_RowError)[];
}

export interface RowOutcome__Output {
  'rowNumber': (number);
  'outcome': (string);
  'id': (string);
  'errors': (_trackway_forms_v1_RowError__Output)[];
}
