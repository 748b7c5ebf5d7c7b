// Original file: trackway/forms/v1/forms_service.proto

import type { FormField as _trackway_forms_v1_FormField, FormField__Output as _trackway_forms_v1_FormField__Output } from '../../../trackway/forms/v1/FormField';

export interface Form {
  'id'?: (number);
  'title'?: (string);
  'fields'?: (_trackway_forms_v1_FormField)[];
  'deleted'?: (boolean);
  'version'?: (number);
  'deletedAt'?: (string);
}

export interface Form__Output {
  'id': (number);
  'title': (string);
  'fields': (_trackway_forms_v1_FormField__Output)[];
  'deleted': (boolean);
  'version': (number);
  'deletedAt': (string);
}
