// Original file: trackway/forms/v1/forms_service.proto

import type { FormWithMissing as _trackway_forms_v1_FormWithMissing, FormWithMissing__Output as _trackway_forms_v1_FormWithMissing__Output } from '../../../trackway/forms/v1/FormWithMissing';

export interface MissingRequiredResponse {
  'forms'?: (_trackway_forms_v1_FormWithMissing)[];
}

export interface MissingRequiredResponse__Output {
  'forms': (_trackway_forms_v1_FormWithMissing__Output)[];
}
