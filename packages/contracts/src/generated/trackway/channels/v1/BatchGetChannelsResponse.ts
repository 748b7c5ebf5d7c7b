// Original file: trackway/channels/v1/channels_service.proto

import type { Channel as _trackway_channels_v1_Channel, Channel__Output as _trackway_channels_v1_Channel__Output } from '../../../trackway/channels/v1/Channel';

export interface BatchGetChannelsResponse {
  'channels'?: (_trackway_channels_v1_Channel)[];
}

export interface BatchGetChannelsResponse__Output {
  'channels': (_trackway_channels_v1_Channel__Output)[];
}
