// Original file: trackway/projects/v1/projects_service.proto


export interface ListAppliedRowsRequest {
  'operationId'?: (string);
  'afterRow'?: (number);
  'endImport'?: (boolean);
  'attempt'?: (number);
}

export interface ListAppliedRowsRequest__Output {
  'operationId': (string);
  'afterRow': (number);
  'endImport': (boolean);
  'attempt': (number);
}
