// Original file: trackway/activity/v1/activity_service.proto


export interface EventDelay {
  'topic'?: (string);
  'seconds'?: (number);
}

export interface EventDelay__Output {
  'topic': (string);
  'seconds': (number);
}
