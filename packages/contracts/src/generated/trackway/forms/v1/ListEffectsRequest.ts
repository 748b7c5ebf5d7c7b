// Original file: trackway/forms/v1/forms_service.proto


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
