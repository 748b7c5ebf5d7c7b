// Original file: trackway/projects/v1/projects_service.proto


export interface AssignUserRequest {
  'projectId'?: (string);
  'userId'?: (string);
}

export interface AssignUserRequest__Output {
  'projectId': (string);
  'userId': (string);
}
