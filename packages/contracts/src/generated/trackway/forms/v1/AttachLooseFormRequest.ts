// Original file: trackway/forms/v1/forms_service.proto


export interface AttachLooseFormRequest {
  'projectId'?: (string);
  'formId'?: (number);
  'idempotencyKey'?: (string);
}

export interface AttachLooseFormRequest__Output {
  'projectId': (string);
  'formId': (number);
  'idempotencyKey': (string);
}
