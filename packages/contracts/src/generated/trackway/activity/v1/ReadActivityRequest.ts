// Original file: trackway/activity/v1/activity_service.proto


export interface ReadActivityRequest {
}

export interface ReadActivityRequest__Output {
}
