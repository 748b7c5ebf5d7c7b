// Original file: trackway/projects/v1/projects_service.proto


export interface KeptRow {
  'rowNumber'?: (number);
  'kind'?: (string);
  'id'?: (string);
  'reason'?: (string);
}

export interface KeptRow__Output {
  'rowNumber': (number);
  'kind': (string);
  'id': (string);
  'reason': (string);
}
