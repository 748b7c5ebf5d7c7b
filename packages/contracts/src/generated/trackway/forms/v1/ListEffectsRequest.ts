// Original file: trackway/forms/v1/forms_service.proto


export interface ListEffectsRequest {
  'causeIds'?: (string)[];
}

export interface ListEffectsRequest__Output {
  'causeIds': (string)[];
}
