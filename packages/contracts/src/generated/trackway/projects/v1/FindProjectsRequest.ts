// Original file: trackway/projects/v1/projects_service.proto


export interface FindProjectsRequest {
  'names'?: (string)[];
}

export interface FindProjectsRequest__Output {
  'names': (string)[];
}
