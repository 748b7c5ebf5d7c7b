// Original file: trackway/forms/v1/forms_service.proto


export interface DropStagedResponse {
}

export interface DropStagedResponse__Output {
}
