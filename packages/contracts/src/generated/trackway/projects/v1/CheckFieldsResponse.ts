// Original file: trackway/projects/v1/projects_service.proto


export interface CheckFieldsResponse {
}

export interface CheckFieldsResponse__Output {
}
