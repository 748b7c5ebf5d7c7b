// Original file: trackway/funnels/v1/funnels_service.proto


export interface StreamAssignmentsRequest {
  'batchRows'?: (number);
}

export interface StreamAssignmentsRequest__Output {
  'batchRows': (number);
}
