// Original file: trackway/projects/v1/projects_service.proto


export interface FieldValue {
  'field'?: (string);
  'valueJson'?: (string);
}

export interface FieldValue__Output {
  'field': (string);
  'valueJson': (string);
}
