// Original file: trackway/causes/v1/effects.proto


export interface RecordOutcome {
  'result'?: (string);
  'message'?: (string);
}

export interface RecordOutcome__Output {
  'result': (string);
  'message': (string);
}
