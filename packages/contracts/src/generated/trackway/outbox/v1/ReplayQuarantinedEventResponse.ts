// Original file: trackway/outbox/v1/outbox_service.proto

import type { QuarantinedEvent as _trackway_outbox_v1_QuarantinedEvent, QuarantinedEvent__Output as _trackway_outbox_v1_QuarantinedEvent__Output } from '../../../trackway/outbox/v1/QuarantinedEvent';

export interface ReplayQuarantinedEventResponse {
  'event'?: (_trackway_outbox_v1_QuarantinedEvent | null);
}

export interface ReplayQuarantinedEventResponse__Output {
  'event': (_trackway_outbox_v1_QuarantinedEvent__Output | null);
}
