// Original file: trackway/projects/v1/projects_service.proto


export interface NamedProject {
  'name'?: (string);
  'projectId'?: (string);
  'mergedId'?: (string);
  'ambiguous'?: (boolean);
}

export interface NamedProject__Output {
  'name': (string);
  'projectId': (string);
  'mergedId': (string);
  'ambiguous': (boolean);
}
