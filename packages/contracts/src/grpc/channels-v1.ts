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
export type {
  ChangeRecordRequest,
  ChangeRecordRequest__Output as ChangeRecordRequestOutput,
} from '../generated/trackway/channels/v1/ChangeRecordRequest';
export type {
  ChangeRecordResponse,
  ChangeRecordResponse__Output as ChangeRecordResponseOutput,
} from '../generated/trackway/channels/v1/ChangeRecordResponse';
export type { Channel, Channel__Output as ChannelOutput } from '../generated/trackway/channels/v1/Channel';
export type { ChannelsServiceClient, ChannelsServiceHandlers } from '../generated/trackway/channels/v1/ChannelsService';
export type {
  ListEffectsRequest,
  ListEffectsRequest__Output as ListEffectsRequestOutput,
} from '../generated/trackway/channels/v1/ListEffectsRequest';
export type {
  ListEffectsResponse,
  ListEffectsResponse__Output as ListEffectsResponseOutput,
} from '../generated/trackway/channels/v1/ListEffectsResponse';
export type {
  ListLinkedProjectsRequest,
  ListLinkedProjectsRequest__Output as ListLinkedProjectsRequestOutput,
} from '../generated/trackway/channels/v1/ListLinkedProjectsRequest';
export type {
  ListLinkedProjectsResponse,
  ListLinkedProjectsResponse__Output as ListLinkedProjectsResponseOutput,
} from '../generated/trackway/channels/v1/ListLinkedProjectsResponse';
export type {
  ListRecordChangesRequest,
  ListRecordChangesRequest__Output as ListRecordChangesRequestOutput,
} from '../generated/trackway/channels/v1/ListRecordChangesRequest';
export type {
  ListRecordChangesResponse,
  ListRecordChangesResponse__Output as ListRecordChangesResponseOutput,
} from '../generated/trackway/channels/v1/ListRecordChangesResponse';
export type {
  ReadRecordsRequest,
  ReadRecordsRequest__Output as ReadRecordsRequestOutput,
} from '../generated/trackway/channels/v1/ReadRecordsRequest';
export type {
  ReadRecordsResponse,
  ReadRecordsResponse__Output as ReadRecordsResponseOutput,
} from '../generated/trackway/channels/v1/ReadRecordsResponse';
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
