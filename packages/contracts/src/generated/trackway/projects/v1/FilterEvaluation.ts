// Original file: trackway/projects/v1/projects_service.proto


export interface FilterEvaluation {
  'matches'?: (boolean);
  'seenJson'?: (string);
}

export interface FilterEvaluation__Output {
  'matches': (boolean);
  'seenJson': (string);
}
