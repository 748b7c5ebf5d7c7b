// Original file: trackway/outbox/v1/outbox_service.proto


export interface ReplayQuarantinedEventRequest {
  'id'?: (string);
}

export interface ReplayQuarantinedEventRequest__Output {
  'id': (string);
}
