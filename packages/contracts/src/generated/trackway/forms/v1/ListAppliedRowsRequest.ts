// Original file: trackway/forms/v1/forms_service.proto


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
