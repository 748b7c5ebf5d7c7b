// Original file: trackway/projects/v1/projects_service.proto


export interface GetGrantsResponse {
  'name'?: (string);
  'active'?: (boolean);
  'scopes'?: (string)[];
  'revokedScopes'?: (string)[];
}

export interface GetGrantsResponse__Output {
  'name': (string);
  'active': (boolean);
  'scopes': (string)[];
  'revokedScopes': (string)[];
}
