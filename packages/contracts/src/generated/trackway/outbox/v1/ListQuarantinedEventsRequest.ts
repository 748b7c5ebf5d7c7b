// Original file: trackway/outbox/v1/outbox_service.proto


export interface ListQuarantinedEventsRequest {
}

export interface ListQuarantinedEventsRequest__Output {
}
