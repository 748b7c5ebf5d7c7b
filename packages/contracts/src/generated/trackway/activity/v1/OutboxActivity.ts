// Original file: trackway/activity/v1/activity_service.proto


export interface OutboxActivity {
  'waiting'?: (number);
  'oldestAt'?: (string);
  'quarantined'?: (number);
}

export interface OutboxActivity__Output {
  'waiting': (number);
  'oldestAt': (string);
  'quarantined': (number);
}
