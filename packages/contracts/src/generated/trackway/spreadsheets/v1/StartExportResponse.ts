// Original file: trackway/spreadsheets/v1/spreadsheets_service.proto


export interface StartExportResponse {
  'operationId'?: (string);
}

export interface StartExportResponse__Output {
  'operationId': (string);
}
