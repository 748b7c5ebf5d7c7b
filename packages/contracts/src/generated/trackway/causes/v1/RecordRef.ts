// Original file: trackway/causes/v1/effects.proto


export interface RecordRef {
  'kind'?: (string);
  'id'?: (string);
  'projectId'?: (string);
  'label'?: (string);
}

export interface RecordRef__Output {
  'kind': (string);
  'id': (string);
  'projectId': (string);
  'label': (string);
}
