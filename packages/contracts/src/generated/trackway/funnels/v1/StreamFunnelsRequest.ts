// Original file: trackway/funnels/v1/funnels_service.proto


export interface StreamFunnelsRequest {
}

export interface StreamFunnelsRequest__Output {
}
