// Original file: trackway/projects/v1/projects_service.proto

import type { IntakeContact as _trackway_projects_v1_IntakeContact, IntakeContact__Output as _trackway_projects_v1_IntakeContact__Output } from '../../../trackway/projects/v1/IntakeContact';

export interface CreateIntakeProjectRequest {
  'projectId'?: (string);
  'name'?: (string);
  'templateId'?: (string);
  'customerId'?: (string);
  'formId'?: (number);
  'contact'?: (_trackway_projects_v1_IntakeContact | null);
  'intakeLinkId'?: (string);
  'submissionId'?: (string);
}

export interface CreateIntakeProjectRequest__Output {
  'projectId': (string);
  'name': (string);
  'templateId': (string);
  'customerId': (string);
  'formId': (number);
  'contact': (_trackway_projects_v1_IntakeContact__Output | null);
  'intakeLinkId': (string);
  'submissionId': (string);
}
