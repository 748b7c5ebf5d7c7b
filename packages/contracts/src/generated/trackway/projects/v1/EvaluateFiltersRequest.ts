// Original file: trackway/projects/v1/projects_service.proto


export interface EvaluateFiltersRequest {
  'projectIds'?: (string)[];
  'filtersJson'?: (string);
  'consistencyToken'?: (string);
  'viewId'?: (string);
}

export interface EvaluateFiltersRequest__Output {
  'projectIds': (string)[];
  'filtersJson': (string);
  'consistencyToken': (string);
  'viewId': (string);
}
