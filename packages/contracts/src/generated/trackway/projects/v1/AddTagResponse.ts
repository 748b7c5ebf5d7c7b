// Original file: trackway/projects/v1/projects_service.proto


export interface AddTagResponse {
  'added'?: (boolean);
}

export interface AddTagResponse__Output {
  'added': (boolean);
}
