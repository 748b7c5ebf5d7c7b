// Original file: trackway/funnels/v1/funnels_service.proto


export interface ResolveStagesRequest {
  'stageIds'?: (string)[];
}

export interface ResolveStagesRequest__Output {
  'stageIds': (string)[];
}
