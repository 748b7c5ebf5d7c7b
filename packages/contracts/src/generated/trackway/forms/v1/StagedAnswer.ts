// Original file: trackway/forms/v1/forms_service.proto


export interface StagedAnswer {
  'fieldId'?: (string);
  'valueJson'?: (string);
}

export interface StagedAnswer__Output {
  'fieldId': (string);
  'valueJson': (string);
}
