// Original file: trackway/funnels/v1/funnels_service.proto


export interface BatchGetAssignmentsRequest {
  'projectIds'?: (string)[];
}

export interface BatchGetAssignmentsRequest__Output {
  'projectIds': (string)[];
}
