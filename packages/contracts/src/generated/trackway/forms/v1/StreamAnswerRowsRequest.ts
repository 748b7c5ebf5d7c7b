// Original file: trackway/forms/v1/forms_service.proto


export interface StreamAnswerRowsRequest {
  'formIds'?: (number)[];
  'batchRows'?: (number);
}

export interface StreamAnswerRowsRequest__Output {
  'formIds': (number)[];
  'batchRows': (number);
}
