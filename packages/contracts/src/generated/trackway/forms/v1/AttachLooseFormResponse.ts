// Original file: trackway/forms/v1/forms_service.proto


export interface AttachLooseFormResponse {
  'looseFormId'?: (number);
}

export interface AttachLooseFormResponse__Output {
  'looseFormId': (number);
}
