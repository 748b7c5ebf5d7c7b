// Original file: trackway/projects/v1/projects_service.proto


export interface CheckSearchResponse {
}

export interface CheckSearchResponse__Output {
}
