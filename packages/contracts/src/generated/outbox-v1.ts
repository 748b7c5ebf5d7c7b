export type { DiscardQuarantinedEventRequest, DiscardQuarantinedEventRequest__Output as DiscardQuarantinedEventRequestOutput } from './trackway/outbox/v1/DiscardQuarantinedEventRequest';
export type { DiscardQuarantinedEventResponse, DiscardQuarantinedEventResponse__Output as DiscardQuarantinedEventResponseOutput } from './trackway/outbox/v1/DiscardQuarantinedEventResponse';
export type { ListQuarantinedEventsRequest, ListQuarantinedEventsRequest__Output as ListQuarantinedEventsRequestOutput } from './trackway/outbox/v1/ListQuarantinedEventsRequest';
export type { ListQuarantinedEventsResponse, ListQuarantinedEventsResponse__Output as ListQuarantinedEventsResponseOutput } from './trackway/outbox/v1/ListQuarantinedEventsResponse';
export type { OutboxServiceClient, OutboxServiceHandlers } from './trackway/outbox/v1/OutboxService';
export type { QuarantinedEvent, QuarantinedEvent__Output as QuarantinedEventOutput } from './trackway/outbox/v1/QuarantinedEvent';
export type { ReplayQuarantinedEventRequest, ReplayQuarantinedEventRequest__Output as ReplayQuarantinedEventRequestOutput } from './trackway/outbox/v1/ReplayQuarantinedEventRequest';
export type { ReplayQuarantinedEventResponse, ReplayQuarantinedEventResponse__Output as ReplayQuarantinedEventResponseOutput } from './trackway/outbox/v1/ReplayQuarantinedEventResponse';
