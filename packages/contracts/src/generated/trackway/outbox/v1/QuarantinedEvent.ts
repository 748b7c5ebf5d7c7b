// Original file: trackway/outbox/v1/outbox_service.proto


export interface QuarantinedEvent {
  'id'?: (string);
  'topic'?: (string);
  'aggregateId'?: (string);
  'eventId'?: (string);
  'type'?: (string);
  'occurredAt'?: (string);
  'bytes'?: (number);
  'reason'?: (string);
  'quarantinedAt'?: (string);
}

export interface QuarantinedEvent__Output {
  'id': (string);
  'topic': (string);
  'aggregateId': (string);
  'eventId': (string);
  'type': (string);
  'occurredAt': (string);
  'bytes': (number);
  'reason': (string);
  'quarantinedAt': (string);
}
