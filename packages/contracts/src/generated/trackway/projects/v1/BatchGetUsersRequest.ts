// Original file: trackway/projects/v1/projects_service.proto


export interface BatchGetUsersRequest {
  'ids'?: (string)[];
}

export interface BatchGetUsersRequest__Output {
  'ids': (string)[];
}
