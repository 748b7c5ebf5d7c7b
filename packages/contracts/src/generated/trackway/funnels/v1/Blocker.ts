// Original file: trackway/funnels/v1/funnels_service.proto


export interface Blocker {
  'type'?: (string);
  'detail'?: (string);
  'clear'?: (string);
}

export interface Blocker__Output {
  'type': (string);
  'detail': (string);
  'clear': (string);
}
