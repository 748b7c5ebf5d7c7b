// Original file: trackway/projects/v1/projects_service.proto


export interface User {
  'id'?: (string);
  'name'?: (string);
  'email'?: (string);
  'avatarUrl'?: (string);
  'deleted'?: (boolean);
}

export interface User__Output {
  'id': (string);
  'name': (string);
  'email': (string);
  'avatarUrl': (string);
  'deleted': (boolean);
}
