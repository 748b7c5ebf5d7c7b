// Original file: trackway/forms/v1/forms_service.proto

import type { Accessor as _trackway_forms_v1_Accessor, Accessor__Output as _trackway_forms_v1_Accessor__Output } from '../../../trackway/forms/v1/Accessor';

export interface AnswerChange {
  'id'?: (string);
  'answerId'?: (string);
  'formId'?: (number);
  'formTitle'?: (string);
  'fieldId'?: (string);
  'label'?: (string);
  'type'?: (string);
  'accessor'?: (_trackway_forms_v1_Accessor | null);
  'oldValueJson'?: (string);
  'newValueJson'?: (string);
  'changedById'?: (string);
  'changedByName'?: (string);
  'way'?: (string);
  'changedAt'?: (string);
}

export interface AnswerChange__Output {
  'id': (string);
  'answerId': (string);
  'formId': (number);
  'formTitle': (string);
  'fieldId': (string);
  'label': (string);
  'type': (string);
  'accessor': (_trackway_forms_v1_Accessor__Output | null);
  'oldValueJson': (string);
  'newValueJson': (string);
  'changedById': (string);
  'changedByName': (string);
  'way': (string);
  'changedAt': (string);
}
