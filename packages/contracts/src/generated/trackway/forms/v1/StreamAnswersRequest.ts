// Original file: trackway/forms/v1/forms_service.proto


export interface StreamAnswersRequest {
  'batchRows'?: (number);
}

export interface StreamAnswersRequest__Output {
  'batchRows': (number);
}
