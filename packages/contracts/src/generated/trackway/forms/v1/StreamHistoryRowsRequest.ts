// Original file: trackway/forms/v1/forms_service.proto


export interface StreamHistoryRowsRequest {
  'formIds'?: (number)[];
  'batchRows'?: (number);
}

export interface StreamHistoryRowsRequest__Output {
  'formIds': (number)[];
  'batchRows': (number);
}
