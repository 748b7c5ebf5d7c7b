// Original file: trackway/causes/v1/effects.proto


export interface FieldChange {
  'field'?: (string);
  'fromJson'?: (string);
  'toJson'?: (string);
}

export interface FieldChange__Output {
  'field': (string);
  'fromJson': (string);
  'toJson': (string);
}
