// Original file: trackway/projects/v1/rows.proto


export interface Column {
  'key'?: (string);
  'values'?: (string)[];
  'kinds'?: (Buffer | Uint8Array | string);
}

export interface Column__Output {
  'key': (string);
  'values': (string)[];
  'kinds': (Buffer);
}
