// Original file: trackway/projects/v1/projects_service.proto


export interface SetFieldRequest {
  'projectId'?: (string);
  'field'?: (string);
  'valueJson'?: (string);
  'idempotencyKey'?: (string);
}

export interface SetFieldRequest__Output {
  'projectId': (string);
  'field': (string);
  'valueJson': (string);
  'idempotencyKey': (string);
}
