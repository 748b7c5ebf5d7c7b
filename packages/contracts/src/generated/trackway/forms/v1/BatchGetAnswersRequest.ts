// Original file: trackway/forms/v1/forms_service.proto


export interface BatchGetAnswersRequest {
  'projectIds'?: (string)[];
}

export interface BatchGetAnswersRequest__Output {
  'projectIds': (string)[];
}
