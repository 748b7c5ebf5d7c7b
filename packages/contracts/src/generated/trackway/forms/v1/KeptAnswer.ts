// Original file: trackway/forms/v1/forms_service.proto


export interface KeptAnswer {
  'rowNumber'?: (number);
  'id'?: (string);
  'reason'?: (string);
}

export interface KeptAnswer__Output {
  'rowNumber': (number);
  'id': (string);
  'reason': (string);
}
