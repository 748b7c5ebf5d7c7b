// Original file: trackway/channels/v1/channels_service.proto


export interface StreamAwaitingRequest {
  'batchRows'?: (number);
}

export interface StreamAwaitingRequest__Output {
  'batchRows': (number);
}
