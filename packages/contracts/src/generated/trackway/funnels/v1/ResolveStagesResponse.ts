// Original file: trackway/funnels/v1/funnels_service.proto


export interface ResolveStagesResponse {
  'committedIds'?: (string)[];
}

export interface ResolveStagesResponse__Output {
  'committedIds': (string)[];
}
