// Original file: trackway/projects/v1/projects_service.proto


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
