// Original file: trackway/forms/v1/forms_service.proto


export interface RollbackRowsRequest {
  'operationId'?: (string);
}

export interface RollbackRowsRequest__Output {
  'operationId': (string);
}
