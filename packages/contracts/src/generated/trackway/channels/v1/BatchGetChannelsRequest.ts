// Original file: trackway/channels/v1/channels_service.proto


export interface BatchGetChannelsRequest {
  'ids'?: (string)[];
}

export interface BatchGetChannelsRequest__Output {
  'ids': (string)[];
}
