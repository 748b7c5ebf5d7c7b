// Original file: trackway/projects/v1/projects_service.proto


export interface SetFieldResponse {
  'version'?: (number);
}

export interface SetFieldResponse__Output {
  'version': (number);
}
