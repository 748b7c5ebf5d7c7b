// Original file: trackway/forms/v1/forms_service.proto


export interface FieldOption {
  'value'?: (string);
  'label'?: (string);
}

export interface FieldOption__Output {
  'value': (string);
  'label': (string);
}
