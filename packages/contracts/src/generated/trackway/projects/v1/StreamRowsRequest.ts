// Original file: trackway/projects/v1/projects_service.proto


export interface StreamRowsRequest {
  'type'?: (string);
  'columns'?: (string)[];
  'filtersJson'?: (string);
  'sortingJson'?: (string);
  'batchRows'?: (number);
  'template'?: (string);
  'viewId'?: (string);
}

export interface StreamRowsRequest__Output {
  'type': (string);
  'columns': (string)[];
  'filtersJson': (string);
  'sortingJson': (string);
  'batchRows': (number);
  'template': (string);
  'viewId': (string);
}
