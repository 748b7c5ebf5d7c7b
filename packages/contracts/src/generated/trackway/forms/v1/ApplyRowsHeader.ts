// Original file: trackway/forms/v1/forms_service.proto


export interface ApplyRowsHeader {
  'operationId'?: (string);
  'formId'?: (number);
  'mode'?: (string);
  'dryRun'?: (boolean);
  'attempt'?: (number);
}

export interface ApplyRowsHeader__Output {
  'operationId': (string);
  'formId': (number);
  'mode': (string);
  'dryRun': (boolean);
  'attempt': (number);
}
