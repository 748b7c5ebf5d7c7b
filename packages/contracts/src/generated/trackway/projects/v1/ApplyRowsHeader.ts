// Original file: trackway/projects/v1/projects_service.proto


export interface ApplyRowsHeader {
  'operationId'?: (string);
  'type'?: (string);
  'mode'?: (string);
  'matchBy'?: (string);
  'createMissing'?: (boolean);
  'dryRun'?: (boolean);
  'attempt'?: (number);
}

export interface ApplyRowsHeader__Output {
  'operationId': (string);
  'type': (string);
  'mode': (string);
  'matchBy': (string);
  'createMissing': (boolean);
  'dryRun': (boolean);
  'attempt': (number);
}
