// Original file: trackway/channels/v1/channels_service.proto


export interface SendMessageResponse {
  'mediaItemId'?: (string);
}

export interface SendMessageResponse__Output {
  'mediaItemId': (string);
}
