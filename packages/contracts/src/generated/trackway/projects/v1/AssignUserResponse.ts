// Original file: trackway/projects/v1/projects_service.proto


export interface AssignUserResponse {
  'assigned'?: (boolean);
}

export interface AssignUserResponse__Output {
  'assigned': (boolean);
}
