// Original file: trackway/projects/v1/projects_service.proto


export interface CheckSearchRequest {
  'type'?: (string);
  'filtersJson'?: (string);
  'sortingJson'?: (string);
  'viewId'?: (string);
}

export interface CheckSearchRequest__Output {
  'type': (string);
  'filtersJson': (string);
  'sortingJson': (string);
  'viewId': (string);
}
