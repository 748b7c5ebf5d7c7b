// Original file: trackway/funnels/v1/funnels_service.proto


export interface BatchGetFunnelsRequest {
  'ids'?: (string)[];
  'stepIds'?: (string)[];
}

export interface BatchGetFunnelsRequest__Output {
  'ids': (string)[];
  'stepIds': (string)[];
}
