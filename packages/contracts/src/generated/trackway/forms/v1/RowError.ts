// Original file: trackway/forms/v1/forms_service.proto


export interface RowError {
  'column'?: (string);
  'code'?: (string);
  'message'?: (string);
  'value'?: (string);
}

export interface RowError__Output {
  'column': (string);
  'code': (string);
  'message': (string);
  'value': (string);
}
