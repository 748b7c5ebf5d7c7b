// Original file: trackway/funnels/v1/funnels_service.proto


export interface StreamProjectExecutionsRequest {
  'batchRows'?: (number);
}

export interface StreamProjectExecutionsRequest__Output {
  'batchRows': (number);
}
