// Original file: trackway/forms/v1/forms_service.proto

import type { Accessor as _trackway_forms_v1_Accessor, Accessor__Output as _trackway_forms_v1_Accessor__Output } from '../../../trackway/forms/v1/Accessor';

export interface MissingRequiredRequest {
  'formIds'?: (number)[];
  'accessor'?: (_trackway_forms_v1_Accessor | null);
  'stageId'?: (string);
  'fieldIds'?: (string)[];
}

export interface MissingRequiredRequest__Output {
  'formIds': (number)[];
  'accessor': (_trackway_forms_v1_Accessor__Output | null);
  'stageId': (string);
  'fieldIds': (string)[];
}
