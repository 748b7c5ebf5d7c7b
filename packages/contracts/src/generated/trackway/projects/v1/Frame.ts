// Original file: trackway/projects/v1/projects_service.proto


export interface Frame {
  'name'?: (string);
  'locale'?: (string);
}

export interface Frame__Output {
  'name': (string);
  'locale': (string);
}
