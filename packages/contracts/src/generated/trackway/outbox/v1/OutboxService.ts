// Original file: trackway/outbox/v1/outbox_service.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { DiscardQuarantinedEventRequest as _trackway_outbox_v1_DiscardQuarantinedEventRequest, DiscardQuarantinedEventRequest__Output as _trackway_outbox_v1_DiscardQuarantinedEventRequest__Output } from '../../../trackway/outbox/v1/DiscardQuarantinedEventRequest';
import type { DiscardQuarantinedEventResponse as _trackway_outbox_v1_DiscardQuarantinedEventResponse, DiscardQuarantinedEventResponse__Output as _trackway_outbox_v1_DiscardQuarantinedEventResponse__Output } from '../../../trackway/outbox/v1/DiscardQuarantinedEventResponse';
import type { ListQuarantinedEventsRequest as _trackway_outbox_v1_ListQuarantinedEventsRequest, ListQuarantinedEventsRequest__Output as _trackway_outbox_v1_ListQuarantinedEventsRequest__Output } from '../../../trackway/outbox/v1/ListQuarantinedEventsRequest';
import type { ListQuarantinedEventsResponse as _trackway_outbox_v1_ListQuarantinedEventsResponse, ListQuarantinedEventsResponse__Output as _trackway_outbox_v1_ListQuarantinedEventsResponse__Output } from '../../../trackway/outbox/v1/ListQuarantinedEventsResponse';
import type { ReplayQuarantinedEventRequest as _trackway_outbox_v1_ReplayQuarantinedEventRequest, ReplayQuarantinedEventRequest__Output as _trackway_outbox_v1_ReplayQuarantinedEventRequest__Output } from '../../../trackway/outbox/v1/ReplayQuarantinedEventRequest';
import type { ReplayQuarantinedEventResponse as _trackway_outbox_v1_ReplayQuarantinedEventResponse, ReplayQuarantinedEventResponse__Output as _trackway_outbox_v1_ReplayQuarantinedEventResponse__Output } from '../../../trackway/outbox/v1/ReplayQuarantinedEventResponse';

export interface OutboxServiceClient extends grpc.Client {
  DiscardQuarantinedEvent(argument: _trackway_outbox_v1_DiscardQuarantinedEventRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_outbox_v1_DiscardQuarantinedEventResponse__Output>): grpc.ClientUnaryCall;
  DiscardQuarantinedEvent(argument: _trackway_outbox_v1_DiscardQuarantinedEventRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_outbox_v1_DiscardQuarantinedEventResponse__Output>): grpc.ClientUnaryCall;
  DiscardQuarantinedEvent(argument: _trackway_outbox_v1_DiscardQuarantinedEventRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_outbox_v1_DiscardQuarantinedEventResponse__Output>): grpc.ClientUnaryCall;
  DiscardQuarantinedEvent(argument: _trackway_outbox_v1_DiscardQuarantinedEventRequest, callback: grpc.requestCallback<_trackway_outbox_v1_DiscardQuarantinedEventResponse__Output>): grpc.ClientUnaryCall;
  discardQuarantinedEvent(argument: _trackway_outbox_v1_DiscardQuarantinedEventRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_outbox_v1_DiscardQuarantinedEventResponse__Output>): grpc.ClientUnaryCall;
  discardQuarantinedEvent(argument: _trackway_outbox_v1_DiscardQuarantinedEventRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_outbox_v1_DiscardQuarantinedEventResponse__Output>): grpc.ClientUnaryCall;
  discardQuarantinedEvent(argument: _trackway_outbox_v1_DiscardQuarantinedEventRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_outbox_v1_DiscardQuarantinedEventResponse__Output>): grpc.ClientUnaryCall;
  discardQuarantinedEvent(argument: _trackway_outbox_v1_DiscardQuarantinedEventRequest, callback: grpc.requestCallback<_trackway_outbox_v1_DiscardQuarantinedEventResponse__Output>): grpc.ClientUnaryCall;
  
  ListQuarantinedEvents(argument: _trackway_outbox_v1_ListQuarantinedEventsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_outbox_v1_ListQuarantinedEventsResponse__Output>): grpc.ClientUnaryCall;
  ListQuarantinedEvents(argument: _trackway_outbox_v1_ListQuarantinedEventsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_outbox_v1_ListQuarantinedEventsResponse__Output>): grpc.ClientUnaryCall;
  ListQuarantinedEvents(argument: _trackway_outbox_v1_ListQuarantinedEventsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_outbox_v1_ListQuarantinedEventsResponse__Output>): grpc.ClientUnaryCall;
  ListQuarantinedEvents(argument: _trackway_outbox_v1_ListQuarantinedEventsRequest, callback: grpc.requestCallback<_trackway_outbox_v1_ListQuarantinedEventsResponse__Output>): grpc.ClientUnaryCall;
  listQuarantinedEvents(argument: _trackway_outbox_v1_ListQuarantinedEventsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_outbox_v1_ListQuarantinedEventsResponse__Output>): grpc.ClientUnaryCall;
  listQuarantinedEvents(argument: _trackway_outbox_v1_ListQuarantinedEventsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_outbox_v1_ListQuarantinedEventsResponse__Output>): grpc.ClientUnaryCall;
  listQuarantinedEvents(argument: _trackway_outbox_v1_ListQuarantinedEventsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_outbox_v1_ListQuarantinedEventsResponse__Output>): grpc.ClientUnaryCall;
  listQuarantinedEvents(argument: _trackway_outbox_v1_ListQuarantinedEventsRequest, callback: grpc.requestCallback<_trackway_outbox_v1_ListQuarantinedEventsResponse__Output>): grpc.ClientUnaryCall;
  
  ReplayQuarantinedEvent(argument: _trackway_outbox_v1_ReplayQuarantinedEventRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_outbox_v1_ReplayQuarantinedEventResponse__Output>): grpc.ClientUnaryCall;
  ReplayQuarantinedEvent(argument: _trackway_outbox_v1_ReplayQuarantinedEventRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_outbox_v1_ReplayQuarantinedEventResponse__Output>): grpc.ClientUnaryCall;
  ReplayQuarantinedEvent(argument: _trackway_outbox_v1_ReplayQuarantinedEventRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_outbox_v1_ReplayQuarantinedEventResponse__Output>): grpc.ClientUnaryCall;
  ReplayQuarantinedEvent(argument: _trackway_outbox_v1_ReplayQuarantinedEventRequest, callback: grpc.requestCallback<_trackway_outbox_v1_ReplayQuarantinedEventResponse__Output>): grpc.ClientUnaryCall;
  replayQuarantinedEvent(argument: _trackway_outbox_v1_ReplayQuarantinedEventRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_outbox_v1_ReplayQuarantinedEventResponse__Output>): grpc.ClientUnaryCall;
  replayQuarantinedEvent(argument: _trackway_outbox_v1_ReplayQuarantinedEventRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_trackway_outbox_v1_ReplayQuarantinedEventResponse__Output>): grpc.ClientUnaryCall;
  replayQuarantinedEvent(argument: _trackway_outbox_v1_ReplayQuarantinedEventRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_trackway_outbox_v1_ReplayQuarantinedEventResponse__Output>): grpc.ClientUnaryCall;
  replayQuarantinedEvent(argument: _trackway_outbox_v1_ReplayQuarantinedEventRequest, callback: grpc.requestCallback<_trackway_outbox_v1_ReplayQuarantinedEventResponse__Output>): grpc.ClientUnaryCall;
  
}

export interface OutboxServiceHandlers extends grpc.UntypedServiceImplementation {
  DiscardQuarantinedEvent: grpc.handleUnaryCall<_trackway_outbox_v1_DiscardQuarantinedEventRequest__Output, _trackway_outbox_v1_DiscardQuarantinedEventResponse>;
  
  ListQuarantinedEvents: grpc.handleUnaryCall<_trackway_outbox_v1_ListQuarantinedEventsRequest__Output, _trackway_outbox_v1_ListQuarantinedEventsResponse>;
  
  ReplayQuarantinedEvent: grpc.handleUnaryCall<_trackway_outbox_v1_ReplayQuarantinedEventRequest__Output, _trackway_outbox_v1_ReplayQuarantinedEventResponse>;
  
}

export interface OutboxServiceDefinition extends grpc.ServiceDefinition {
  DiscardQuarantinedEvent: MethodDefinition<_trackway_outbox_v1_DiscardQuarantinedEventRequest, _trackway_outbox_v1_DiscardQuarantinedEventResponse, _trackway_outbox_v1_DiscardQuarantinedEventRequest__Output, _trackway_outbox_v1_DiscardQuarantinedEventResponse__Output>
  ListQuarantinedEvents: MethodDefinition<_trackway_outbox_v1_ListQuarantinedEventsRequest, _trackway_outbox_v1_ListQuarantinedEventsResponse, _trackway_outbox_v1_ListQuarantinedEventsRequest__Output, _trackway_outbox_v1_ListQuarantinedEventsResponse__Output>
  ReplayQuarantinedEvent: MethodDefinition<_trackway_outbox_v1_ReplayQuarantinedEventRequest, _trackway_outbox_v1_ReplayQuarantinedEventResponse, _trackway_outbox_v1_ReplayQuarantinedEventRequest__Output, _trackway_outbox_v1_ReplayQuarantinedEventResponse__Output>
}
