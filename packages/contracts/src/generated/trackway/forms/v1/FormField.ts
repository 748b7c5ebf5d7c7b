// Original file: trackway/forms/v1/forms_service.proto

import type { FieldOption as _trackway_forms_v1_FieldOption, FieldOption__Output as _trackway_forms_v1_FieldOption__Output } from '../../../trackway/forms/v1/FieldOption';

export interface FormField {
  'id'?: (string);
  'label'?: (string);
  'type'?: (string);
  'required'?: (boolean);
  'version'?: (number);
  'key'?: (string);
  'options'?: (_trackway_forms_v1_FieldOption)[];
}

export interface FormField__Output {
  'id': (string);
  'label': (string);
  'type': (string);
  'required': (boolean);
  'version': (number);
  'key': (string);
  'options': (_trackway_forms_v1_FieldOption__Output)[];
}
