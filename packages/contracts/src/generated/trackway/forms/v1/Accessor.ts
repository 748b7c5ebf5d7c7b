// Original file: trackway/forms/v1/forms_service.proto


export interface Accessor {
  'type'?: (string);
  'projectId'?: (string);
  'id'?: (string);
}

export interface Accessor__Output {
  'type': (string);
  'projectId': (string);
  'id': (string);
}
