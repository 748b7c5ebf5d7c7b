// Original file: trackway/channels/v1/channels_service.proto

import type { AwaitingReply as _trackway_channels_v1_AwaitingReply, AwaitingReply__Output as _trackway_channels_v1_AwaitingReply__Output } from '../../../trackway/channels/v1/AwaitingReply';

export interface StreamAwaitingResponse {
  'conversations'?: (_trackway_channels_v1_AwaitingReply)[];
}

export interface StreamAwaitingResponse__Output {
  'conversations': (_trackway_channels_v1_AwaitingReply__Output)[];
}
