// Original file: trackway/forms/v1/forms_service.proto


export interface StreamFormsRequest {
}

export interface StreamFormsRequest__Output {
}
