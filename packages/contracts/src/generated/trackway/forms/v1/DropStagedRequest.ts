// Original file: trackway/forms/v1/forms_service.proto


export interface DropStagedRequest {
  'stageId'?: (string);
}

export interface DropStagedRequest__Output {
  'stageId': (string);
}
