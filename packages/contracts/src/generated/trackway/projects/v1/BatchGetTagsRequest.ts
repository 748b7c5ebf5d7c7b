// Original file: trackway/projects/v1/projects_service.proto


export interface BatchGetTagsRequest {
  'ids'?: (string)[];
}

export interface BatchGetTagsRequest__Output {
  'ids': (string)[];
}
