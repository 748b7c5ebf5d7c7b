// Original file: trackway/funnels/v1/funnels_service.proto


export interface StreamAgentExecutionsRequest {
  'batchRows'?: (number);
}

export interface StreamAgentExecutionsRequest__Output {
  'batchRows': (number);
}
