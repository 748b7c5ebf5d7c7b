// Original file: trackway/projects/v1/projects_service.proto


export interface CreateIntakeProjectResponse {
  'contactId'?: (number);
  'templateMissing'?: (boolean);
}

export interface CreateIntakeProjectResponse__Output {
  'contactId': (number);
  'templateMissing': (boolean);
}
