// Original file: trackway/channels/v1/channels_service.proto


export interface Channel {
  'id'?: (string);
  'name'?: (string);
  'kind'?: (string);
  'active'?: (boolean);
}

export interface Channel__Output {
  'id': (string);
  'name': (string);
  'kind': (string);
  'active': (boolean);
}
