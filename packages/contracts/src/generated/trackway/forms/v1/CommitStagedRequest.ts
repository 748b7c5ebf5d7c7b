// Original file: trackway/forms/v1/forms_service.proto


export interface CommitStagedRequest {
  'stageId'?: (string);
}

export interface CommitStagedRequest__Output {
  'stageId': (string);
}
