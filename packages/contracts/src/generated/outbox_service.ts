import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { DiscardQuarantinedEventRequest as _trackway_outbox_v1_DiscardQuarantinedEventRequest, DiscardQuarantinedEventRequest__Output as _trackway_outbox_v1_DiscardQuarantinedEventRequest__Output } from './trackway/outbox/v1/DiscardQuarantinedEventRequest';
import type { DiscardQuarantinedEventResponse as _trackway_outbox_v1_DiscardQuarantinedEventResponse, DiscardQuarantinedEventResponse__Output as _trackway_outbox_v1_DiscardQuarantinedEventResponse__Output } from './trackway/outbox/v1/DiscardQuarantinedEventResponse';
import type { ListQuarantinedEventsRequest as _trackway_outbox_v1_ListQuarantinedEventsRequest, ListQuarantinedEventsRequest__Output as _trackway_outbox_v1_ListQuarantinedEventsRequest__Output } from './trackway/outbox/v1/ListQuarantinedEventsRequest';
import type { ListQuarantinedEventsResponse as _trackway_outbox_v1_ListQuarantinedEventsResponse, ListQuarantinedEventsResponse__Output as _trackway_outbox_v1_ListQuarantinedEventsResponse__Output } from './trackway/outbox/v1/ListQuarantinedEventsResponse';
import type { OutboxServiceClient as _trackway_outbox_v1_OutboxServiceClient, OutboxServiceDefinition as _trackway_outbox_v1_OutboxServiceDefinition } from './trackway/outbox/v1/OutboxService';
import type { QuarantinedEvent as _trackway_outbox_v1_QuarantinedEvent, QuarantinedEvent__Output as _trackway_outbox_v1_QuarantinedEvent__Output } from './trackway/outbox/v1/QuarantinedEvent';
import type { ReplayQuarantinedEventRequest as _trackway_outbox_v1_ReplayQuarantinedEventRequest, ReplayQuarantinedEventRequest__Output as _trackway_outbox_v1_ReplayQuarantinedEventRequest__Output } from './trackway/outbox/v1/ReplayQuarantinedEventRequest';
import type { ReplayQuarantinedEventResponse as _trackway_outbox_v1_ReplayQuarantinedEventResponse, ReplayQuarantinedEventResponse__Output as _trackway_outbox_v1_ReplayQuarantinedEventResponse__Output } from './trackway/outbox/v1/ReplayQuarantinedEventResponse';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  trackway: {
    outbox: {
      v1: {
        DiscardQuarantinedEventRequest: MessageTypeDefinition<_trackway_outbox_v1_DiscardQuarantinedEventRequest, _trackway_outbox_v1_DiscardQuarantinedEventRequest__Output>
        DiscardQuarantinedEventResponse: MessageTypeDefinition<_trackway_outbox_v1_DiscardQuarantinedEventResponse, _trackway_outbox_v1_DiscardQuarantinedEventResponse__Output>
        ListQuarantinedEventsRequest: MessageTypeDefinition<_trackway_outbox_v1_ListQuarantinedEventsRequest, _trackway_outbox_v1_ListQuarantinedEventsRequest__Output>
        ListQuarantinedEventsResponse: MessageTypeDefinition<_trackway_outbox_v1_ListQuarantinedEventsResponse, _trackway_outbox_v1_ListQuarantinedEventsResponse__Output>
        OutboxService: SubtypeConstructor<typeof grpc.Client, _trackway_outbox_v1_OutboxServiceClient> & { service: _trackway_outbox_v1_OutboxServiceDefinition }
        QuarantinedEvent: MessageTypeDefinition<_trackway_outbox_v1_QuarantinedEvent, _trackway_outbox_v1_QuarantinedEvent__Output>
        ReplayQuarantinedEventRequest: MessageTypeDefinition<_trackway_outbox_v1_ReplayQuarantinedEventRequest, _trackway_outbox_v1_ReplayQuarantinedEventRequest__Output>
        ReplayQuarantinedEventResponse: MessageTypeDefinition<_trackway_outbox_v1_ReplayQuarantinedEventResponse, _trackway_outbox_v1_ReplayQuarantinedEventResponse__Output>
      }
    }
  }
}

