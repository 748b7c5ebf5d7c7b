// Original file: trackway/spreadsheets/v1/spreadsheets_service.proto


export interface StartExportRequest {
  'type'?: (string);
  'columns'?: (string)[];
  'filtersJson'?: (string);
  'format'?: (string);
  'idempotencyKey'?: (string);
}

export interface StartExportRequest__Output {
  'type': (string);
  'columns': (string)[];
  'filtersJson': (string);
  'format': (string);
  'idempotencyKey': (string);
}
