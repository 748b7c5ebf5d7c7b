// Original file: trackway/outbox/v1/outbox_service.proto


export interface DiscardQuarantinedEventRequest {
  'id'?: (string);
}

export interface DiscardQuarantinedEventRequest__Output {
  'id': (string);
}
