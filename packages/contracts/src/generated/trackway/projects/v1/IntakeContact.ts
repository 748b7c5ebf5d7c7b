// Original file: trackway/projects/v1/projects_service.proto


export interface IntakeContact {
  'name'?: (string);
  'email'?: (string);
  'phone'?: (string);
}

export interface IntakeContact__Output {
  'name': (string);
  'email': (string);
  'phone': (string);
}
