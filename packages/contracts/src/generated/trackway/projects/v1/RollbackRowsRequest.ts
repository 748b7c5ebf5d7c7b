// Original file: trackway/projects/v1/projects_service.proto


export interface RollbackRowsRequest {
  'operationId'?: (string);
  'type'?: (string);
}

export interface RollbackRowsRequest__Output {
  'operationId': (string);
  'type': (string);
}
