// Original file: trackway/activity/v1/activity_service.proto

import type { EventDelay as _trackway_activity_v1_EventDelay, EventDelay__Output as _trackway_activity_v1_EventDelay__Output } from '../../../trackway/activity/v1/EventDelay';

export interface EventDelays {
  'delays'?: (_trackway_activity_v1_EventDelay)[];
}

export interface EventDelays__Output {
  'delays': (_trackway_activity_v1_EventDelay__Output)[];
}
