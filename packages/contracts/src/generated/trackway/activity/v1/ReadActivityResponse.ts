// Original file: trackway/activity/v1/activity_service.proto

import type { OutboxActivity as _trackway_activity_v1_OutboxActivity, OutboxActivity__Output as _trackway_activity_v1_OutboxActivity__Output } from '../../../trackway/activity/v1/OutboxActivity';
import type { EventDelays as _trackway_activity_v1_EventDelays, EventDelays__Output as _trackway_activity_v1_EventDelays__Output } from '../../../trackway/activity/v1/EventDelays';

export interface ReadActivityResponse {
  'outbox'?: (_trackway_activity_v1_OutboxActivity | null);
  'delays'?: (_trackway_activity_v1_EventDelays | null);
}

export interface ReadActivityResponse__Output {
  'outbox': (_trackway_activity_v1_OutboxActivity__Output | null);
  'delays': (_trackway_activity_v1_EventDelays__Output | null);
}
