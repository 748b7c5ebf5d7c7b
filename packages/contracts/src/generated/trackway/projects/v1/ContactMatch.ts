// Original file: trackway/projects/v1/projects_service.proto


export interface ContactMatch {
  'id'?: (number);
  'name'?: (string);
  'phone'?: (string);
  'email'?: (string);
  'openProjectId'?: (string);
}

export interface ContactMatch__Output {
  'id': (number);
  'name': (string);
  'phone': (string);
  'email': (string);
  'openProjectId': (string);
}
