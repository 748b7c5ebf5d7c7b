/** Messages, client and handlers of outbox.v1, generated from proto/trackway/outbox/v1. */

export type { ListQuarantinedEventsResponse__Output as ListQuarantinedEventsResponseOutput } from '../generated/trackway/outbox/v1/ListQuarantinedEventsResponse';
export type {
  OutboxServiceClient,
  OutboxServiceHandlers,
} from '../generated/trackway/outbox/v1/OutboxService';
export type {
  QuarantinedEvent as QuarantinedEventMessage,
  QuarantinedEvent__Output as QuarantinedEventOutput,
} from '../generated/trackway/outbox/v1/QuarantinedEvent';
export type { ReplayQuarantinedEventResponse__Output as QuarantinedEventResponse } from '../generated/trackway/outbox/v1/ReplayQuarantinedEventResponse';
