// Original file: trackway/funnels/v1/funnels_service.proto


export interface ListEffectsRequest {
  'causeIds'?: (string)[];
  'projectIds'?: (string)[];
  'settingsOnly'?: (boolean);
}

export interface ListEffectsRequest__Output {
  'causeIds': (string)[];
  'projectIds': (string)[];
  'settingsOnly': (boolean);
}
