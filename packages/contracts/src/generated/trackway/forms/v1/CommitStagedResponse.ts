// Original file: trackway/forms/v1/forms_service.proto


export interface CommitStagedResponse {
}

export interface CommitStagedResponse__Output {
}
