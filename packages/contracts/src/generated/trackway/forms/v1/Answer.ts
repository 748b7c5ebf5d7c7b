// Original file: trackway/forms/v1/forms_service.proto

import type { Accessor as _trackway_forms_v1_Accessor, Accessor__Output as _trackway_forms_v1_Accessor__Output } from '../../../trackway/forms/v1/Accessor';

export interface Answer {
  'id'?: (string);
  'formId'?: (number);
  'formTitle'?: (string);
  'formVersion'?: (number);
  'fieldId'?: (string);
  'label'?: (string);
  'type'?: (string);
  'valueJson'?: (string);
  'accessor'?: (_trackway_forms_v1_Accessor | null);
  'answeredById'?: (string);
  'answeredByName'?: (string);
  'answeredAt'?: (string);
  'readForProjectId'?: (string);
  'version'?: (number);
  'linesText'?: (string);
}

export interface Answer__Output {
  'id': (string);
  'formId': (number);
  'formTitle': (string);
  'formVersion': (number);
  'fieldId': (string);
  'label': (string);
  'type': (string);
  'valueJson': (string);
  'accessor': (_trackway_forms_v1_Accessor__Output | null);
  'answeredById': (string);
  'answeredByName': (string);
  'answeredAt': (string);
  'readForProjectId': (string);
  'version': (number);
  'linesText': (string);
}
