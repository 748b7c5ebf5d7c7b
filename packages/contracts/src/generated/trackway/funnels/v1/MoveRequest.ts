// Original file: trackway/funnels/v1/funnels_service.proto


export interface MoveRequest {
  'projectId'?: (string);
  'funnelId'?: (string);
  'stepId'?: (string);
  'idempotencyKey'?: (string);
}

export interface MoveRequest__Output {
  'projectId': (string);
  'funnelId': (string);
  'stepId': (string);
  'idempotencyKey': (string);
}
