/** Messages, client and handlers of channels.v1, generated from proto/trackway/channels/v1. */

export type {
  AwaitingReply,
  AwaitingReply__Output as AwaitingReplyOutput,
} from '../generated/trackway/channels/v1/AwaitingReply';
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
export type {
  ListLinkedProjectsRequest,
  ListLinkedProjectsRequest__Output as ListLinkedProjectsRequestOutput,
} from '../generated/trackway/channels/v1/ListLinkedProjectsRequest';
export type {
  ListLinkedProjectsResponse,
  ListLinkedProjectsResponse__Output as ListLinkedProjectsResponseOutput,
} from '../generated/trackway/channels/v1/ListLinkedProjectsResponse';
export type {
  SendMessageRequest,
  SendMessageRequest__Output as SendMessageRequestOutput,
} from '../generated/trackway/channels/v1/SendMessageRequest';
export type {
  SendMessageResponse,
  SendMessageResponse__Output as SendMessageResponseOutput,
} from '../generated/trackway/channels/v1/SendMessageResponse';
export type {
  StreamAwaitingRequest,
  StreamAwaitingRequest__Output as StreamAwaitingRequestOutput,
} from '../generated/trackway/channels/v1/StreamAwaitingRequest';
export type {
  StreamAwaitingResponse,
  StreamAwaitingResponse__Output as StreamAwaitingResponseOutput,
} from '../generated/trackway/channels/v1/StreamAwaitingResponse';
