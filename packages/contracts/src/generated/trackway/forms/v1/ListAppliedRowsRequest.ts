// Original file: trackway/forms/v1/forms_service.proto


export interface ListAppliedRowsRequest {
  'operationId'?: (string);
  'afterRow'?: (number);
  'endImport'?: (boolean);
}

export interface ListAppliedRowsRequest__Output {
  'operationId': (string);
  'afterRow': (number);
  'endImport': (boolean);
}
