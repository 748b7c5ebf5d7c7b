// Original file: trackway/forms/v1/forms_service.proto

import type { KeptAnswer as _trackway_forms_v1_KeptAnswer, KeptAnswer__Output as _trackway_forms_v1_KeptAnswer__Output } from '../../../trackway/forms/v1/KeptAnswer';

export interface RollbackRowsResponse {
  'restored'?: (number);
  'removed'?: (number);
  'kept'?: (_trackway_forms_v1_KeptAnswer)[];
}

export interface RollbackRowsResponse__Output {
  'restored': (number);
  'removed': (number);
  'kept': (_trackway_forms_v1_KeptAnswer__Output)[];
}
