// Original file: trackway/forms/v1/forms_service.proto

import type { FormField as _trackway_forms_v1_FormField, FormField__Output as _trackway_forms_v1_FormField__Output } from '../../../trackway/forms/v1/FormField';

export interface FormWithMissing {
  'formId'?: (number);
  'fields'?: (_trackway_forms_v1_FormField)[];
}

export interface FormWithMissing__Output {
  'formId': (number);
  'fields': (_trackway_forms_v1_FormField__Output)[];
}
