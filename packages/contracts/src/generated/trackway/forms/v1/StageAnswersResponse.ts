// Original file: trackway/forms/v1/forms_service.proto


export interface StageAnswersResponse {
  'expiresAt'?: (string);
}

export interface StageAnswersResponse__Output {
  'expiresAt': (string);
}
