// Original file: trackway/causes/v1/effects.proto


export interface FieldValue {
  'field'?: (string);
  'valueJson'?: (string);
}

export interface FieldValue__Output {
  'field': (string);
  'valueJson': (string);
}
