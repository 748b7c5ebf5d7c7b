import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { Cause as _trackway_causes_v1_Cause, Cause__Output as _trackway_causes_v1_Cause__Output } from './trackway/causes/v1/Cause';
import type { Effect as _trackway_causes_v1_Effect, Effect__Output as _trackway_causes_v1_Effect__Output } from './trackway/causes/v1/Effect';
import type { FieldChange as _trackway_causes_v1_FieldChange, FieldChange__Output as _trackway_causes_v1_FieldChange__Output } from './trackway/causes/v1/FieldChange';
import type { FieldValue as _trackway_causes_v1_FieldValue, FieldValue__Output as _trackway_causes_v1_FieldValue__Output } from './trackway/causes/v1/FieldValue';
import type { RecordChange as _trackway_causes_v1_RecordChange, RecordChange__Output as _trackway_causes_v1_RecordChange__Output } from './trackway/causes/v1/RecordChange';
import type { RecordFields as _trackway_causes_v1_RecordFields, RecordFields__Output as _trackway_causes_v1_RecordFields__Output } from './trackway/causes/v1/RecordFields';
import type { RecordOutcome as _trackway_causes_v1_RecordOutcome, RecordOutcome__Output as _trackway_causes_v1_RecordOutcome__Output } from './trackway/causes/v1/RecordOutcome';
import type { RecordRef as _trackway_causes_v1_RecordRef, RecordRef__Output as _trackway_causes_v1_RecordRef__Output } from './trackway/causes/v1/RecordRef';
import type { RecordState as _trackway_causes_v1_RecordState, RecordState__Output as _trackway_causes_v1_RecordState__Output } from './trackway/causes/v1/RecordState';
import type { AwaitingReply as _trackway_channels_v1_AwaitingReply, AwaitingReply__Output as _trackway_channels_v1_AwaitingReply__Output } from './trackway/channels/v1/AwaitingReply';
import type { BatchGetChannelsRequest as _trackway_channels_v1_BatchGetChannelsRequest, BatchGetChannelsRequest__Output as _trackway_channels_v1_BatchGetChannelsRequest__Output } from './trackway/channels/v1/BatchGetChannelsRequest';
import type { BatchGetChannelsResponse as _trackway_channels_v1_BatchGetChannelsResponse, BatchGetChannelsResponse__Output as _trackway_channels_v1_BatchGetChannelsResponse__Output } from './trackway/channels/v1/BatchGetChannelsResponse';
import type { ChangeRecordRequest as _trackway_channels_v1_ChangeRecordRequest, ChangeRecordRequest__Output as _trackway_channels_v1_ChangeRecordRequest__Output } from './trackway/channels/v1/ChangeRecordRequest';
import type { ChangeRecordResponse as _trackway_channels_v1_ChangeRecordResponse, ChangeRecordResponse__Output as _trackway_channels_v1_ChangeRecordResponse__Output } from './trackway/channels/v1/ChangeRecordResponse';
import type { Channel as _trackway_channels_v1_Channel, Channel__Output as _trackway_channels_v1_Channel__Output } from './trackway/channels/v1/Channel';
import type { ChannelsServiceClient as _trackway_channels_v1_ChannelsServiceClient, ChannelsServiceDefinition as _trackway_channels_v1_ChannelsServiceDefinition } from './trackway/channels/v1/ChannelsService';
import type { ListEffectsRequest as _trackway_channels_v1_ListEffectsRequest, ListEffectsRequest__Output as _trackway_channels_v1_ListEffectsRequest__Output } from './trackway/channels/v1/ListEffectsRequest';
import type { ListEffectsResponse as _trackway_channels_v1_ListEffectsResponse, ListEffectsResponse__Output as _trackway_channels_v1_ListEffectsResponse__Output } from './trackway/channels/v1/ListEffectsResponse';
import type { ListLinkedProjectsRequest as _trackway_channels_v1_ListLinkedProjectsRequest, ListLinkedProjectsRequest__Output as _trackway_channels_v1_ListLinkedProjectsRequest__Output } from './trackway/channels/v1/ListLinkedProjectsRequest';
import type { ListLinkedProjectsResponse as _trackway_channels_v1_ListLinkedProjectsResponse, ListLinkedProjectsResponse__Output as _trackway_channels_v1_ListLinkedProjectsResponse__Output } from './trackway/channels/v1/ListLinkedProjectsResponse';
import type { ListRecordChangesRequest as _trackway_channels_v1_ListRecordChangesRequest, ListRecordChangesRequest__Output as _trackway_channels_v1_ListRecordChangesRequest__Output } from './trackway/channels/v1/ListRecordChangesRequest';
import type { ListRecordChangesResponse as _trackway_channels_v1_ListRecordChangesResponse, ListRecordChangesResponse__Output as _trackway_channels_v1_ListRecordChangesResponse__Output } from './trackway/channels/v1/ListRecordChangesResponse';
import type { ReadRecordsRequest as _trackway_channels_v1_ReadRecordsRequest, ReadRecordsRequest__Output as _trackway_channels_v1_ReadRecordsRequest__Output } from './trackway/channels/v1/ReadRecordsRequest';
import type { ReadRecordsResponse as _trackway_channels_v1_ReadRecordsResponse, ReadRecordsResponse__Output as _trackway_channels_v1_ReadRecordsResponse__Output } from './trackway/channels/v1/ReadRecordsResponse';
import type { SendMessageRequest as _trackway_channels_v1_SendMessageRequest, SendMessageRequest__Output as _trackway_channels_v1_SendMessageRequest__Output } from './trackway/channels/v1/SendMessageRequest';
import type { SendMessageResponse as _trackway_channels_v1_SendMessageResponse, SendMessageResponse__Output as _trackway_channels_v1_SendMessageResponse__Output } from './trackway/channels/v1/SendMessageResponse';
import type { StreamAwaitingRequest as _trackway_channels_v1_StreamAwaitingRequest, StreamAwaitingRequest__Output as _trackway_channels_v1_StreamAwaitingRequest__Output } from './trackway/channels/v1/StreamAwaitingRequest';
import type { StreamAwaitingResponse as _trackway_channels_v1_StreamAwaitingResponse, StreamAwaitingResponse__Output as _trackway_channels_v1_StreamAwaitingResponse__Output } from './trackway/channels/v1/StreamAwaitingResponse';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  trackway: {
    causes: {
      v1: {
        Cause: MessageTypeDefinition<_trackway_causes_v1_Cause, _trackway_causes_v1_Cause__Output>
        Effect: MessageTypeDefinition<_trackway_causes_v1_Effect, _trackway_causes_v1_Effect__Output>
        FieldChange: MessageTypeDefinition<_trackway_causes_v1_FieldChange, _trackway_causes_v1_FieldChange__Output>
        FieldValue: MessageTypeDefinition<_trackway_causes_v1_FieldValue, _trackway_causes_v1_FieldValue__Output>
        RecordChange: MessageTypeDefinition<_trackway_causes_v1_RecordChange, _trackway_causes_v1_RecordChange__Output>
        RecordFields: MessageTypeDefinition<_trackway_causes_v1_RecordFields, _trackway_causes_v1_RecordFields__Output>
        RecordOutcome: MessageTypeDefinition<_trackway_causes_v1_RecordOutcome, _trackway_causes_v1_RecordOutcome__Output>
        RecordRef: MessageTypeDefinition<_trackway_causes_v1_RecordRef, _trackway_causes_v1_RecordRef__Output>
        RecordState: MessageTypeDefinition<_trackway_causes_v1_RecordState, _trackway_causes_v1_RecordState__Output>
      }
    }
    channels: {
      v1: {
        AwaitingReply: MessageTypeDefinition<_trackway_channels_v1_AwaitingReply, _trackway_channels_v1_AwaitingReply__Output>
        BatchGetChannelsRequest: MessageTypeDefinition<_trackway_channels_v1_BatchGetChannelsRequest, _trackway_channels_v1_BatchGetChannelsRequest__Output>
        BatchGetChannelsResponse: MessageTypeDefinition<_trackway_channels_v1_BatchGetChannelsResponse, _trackway_channels_v1_BatchGetChannelsResponse__Output>
        ChangeRecordRequest: MessageTypeDefinition<_trackway_channels_v1_ChangeRecordRequest, _trackway_channels_v1_ChangeRecordRequest__Output>
        ChangeRecordResponse: MessageTypeDefinition<_trackway_channels_v1_ChangeRecordResponse, _trackway_channels_v1_ChangeRecordResponse__Output>
        Channel: MessageTypeDefinition<_trackway_channels_v1_Channel, _trackway_channels_v1_Channel__Output>
        ChannelsService: SubtypeConstructor<typeof grpc.Client, _trackway_channels_v1_ChannelsServiceClient> & { service: _trackway_channels_v1_ChannelsServiceDefinition }
        ListEffectsRequest: MessageTypeDefinition<_trackway_channels_v1_ListEffectsRequest, _trackway_channels_v1_ListEffectsRequest__Output>
        ListEffectsResponse: MessageTypeDefinition<_trackway_channels_v1_ListEffectsResponse, _trackway_channels_v1_ListEffectsResponse__Output>
        ListLinkedProjectsRequest: MessageTypeDefinition<_trackway_channels_v1_ListLinkedProjectsRequest, _trackway_channels_v1_ListLinkedProjectsRequest__Output>
        ListLinkedProjectsResponse: MessageTypeDefinition<_trackway_channels_v1_ListLinkedProjectsResponse, _trackway_channels_v1_ListLinkedProjectsResponse__Output>
        ListRecordChangesRequest: MessageTypeDefinition<_trackway_channels_v1_ListRecordChangesRequest, _trackway_channels_v1_ListRecordChangesRequest__Output>
        ListRecordChangesResponse: MessageTypeDefinition<_trackway_channels_v1_ListRecordChangesResponse, _trackway_channels_v1_ListRecordChangesResponse__Output>
        ReadRecordsRequest: MessageTypeDefinition<_trackway_channels_v1_ReadRecordsRequest, _trackway_channels_v1_ReadRecordsRequest__Output>
        ReadRecordsResponse: MessageTypeDefinition<_trackway_channels_v1_ReadRecordsResponse, _trackway_channels_v1_ReadRecordsResponse__Output>
        SendMessageRequest: MessageTypeDefinition<_trackway_channels_v1_SendMessageRequest, _trackway_channels_v1_SendMessageRequest__Output>
        SendMessageResponse: MessageTypeDefinition<_trackway_channels_v1_SendMessageResponse, _trackway_channels_v1_SendMessageResponse__Output>
        StreamAwaitingRequest: MessageTypeDefinition<_trackway_channels_v1_StreamAwaitingRequest, _trackway_channels_v1_StreamAwaitingRequest__Output>
        StreamAwaitingResponse: MessageTypeDefinition<_trackway_channels_v1_StreamAwaitingResponse, _trackway_channels_v1_StreamAwaitingResponse__Output>
      }
    }
  }
}

