/** The messages, client and handlers of channels.v1, generated from proto/trackway/channels/v1. */
export type {
  BatchGetChannelsRequest,
  BatchGetChannelsRequest__Output as BatchGetChannelsRequestOutput,
} from '../generated/trackway/channels/v1/BatchGetChannelsRequest';
export type {
  BatchGetChannelsResponse,
  BatchGetChannelsResponse__Output as BatchGetChannelsResponseOutput,
} from '../generated/trackway/channels/v1/BatchGetChannelsResponse';
export type { Channel, Channel__Output as ChannelOutput } from '../generated/trackway/channels/v1/Channel';
export type { ChannelsServiceClient, ChannelsServiceHandlers } from '../generated/trackway/channels/v1/ChannelsService';
