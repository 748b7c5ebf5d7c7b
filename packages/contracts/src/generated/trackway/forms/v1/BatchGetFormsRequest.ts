// Original file: trackway/forms/v1/forms_service.proto


export interface BatchGetFormsRequest {
  'ids'?: (number)[];
}

export interface BatchGetFormsRequest__Output {
  'ids': (number)[];
}
