// Original file: trackway/projects/v1/projects_service.proto


export interface GetGrantsRequest {
  'kind'?: (string);
  'id'?: (string);
}

export interface GetGrantsRequest__Output {
  'kind': (string);
  'id': (string);
}
