// Original file: trackway/funnels/v1/funnels_service.proto


export interface ListEffectsRequest {
  'causeIds'?: (string)[];
}

export interface ListEffectsRequest__Output {
  'causeIds': (string)[];
}
