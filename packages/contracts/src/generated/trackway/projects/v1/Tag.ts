// Original file: trackway/projects/v1/projects_service.proto


export interface Tag {
  'id'?: (string);
  'name'?: (string);
  'color'?: (string);
  'deleted'?: (boolean);
}

export interface Tag__Output {
  'id': (string);
  'name': (string);
  'color': (string);
  'deleted': (boolean);
}
