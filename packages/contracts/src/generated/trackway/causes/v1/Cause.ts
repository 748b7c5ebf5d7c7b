// Original file: trackway/causes/v1/effects.proto


export interface Cause {
  'correlationId'?: (string);
  'causationId'?: (string);
  'requestId'?: (string);
}

export interface Cause__Output {
  'correlationId': (string);
  'causationId': (string);
  'requestId': (string);
}
