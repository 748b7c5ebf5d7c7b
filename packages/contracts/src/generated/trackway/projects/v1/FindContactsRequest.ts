// Original file: trackway/projects/v1/projects_service.proto


export interface FindContactsRequest {
  'phones'?: (string)[];
  'emails'?: (string)[];
  'projectIds'?: (string)[];
}

export interface FindContactsRequest__Output {
  'phones': (string)[];
  'emails': (string)[];
  'projectIds': (string)[];
}
