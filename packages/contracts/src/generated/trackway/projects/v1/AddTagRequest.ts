// Original file: trackway/projects/v1/projects_service.proto


export interface AddTagRequest {
  'projectId'?: (string);
  'tagId'?: (string);
}

export interface AddTagRequest__Output {
  'projectId': (string);
  'tagId': (string);
}
