// Original file: trackway/projects/v1/projects_service.proto


export interface BatchGetProjectsRequest {
  'ids'?: (string)[];
}

export interface BatchGetProjectsRequest__Output {
  'ids': (string)[];
}
