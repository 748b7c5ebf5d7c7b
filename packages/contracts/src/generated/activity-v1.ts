export type { ActivityServiceClient, ActivityServiceHandlers } from './trackway/activity/v1/ActivityService';
export type { EventDelay, EventDelay__Output as EventDelayOutput } from './trackway/activity/v1/EventDelay';
export type { EventDelays, EventDelays__Output as EventDelaysOutput } from './trackway/activity/v1/EventDelays';
export type { OutboxActivity, OutboxActivity__Output as OutboxActivityOutput } from './trackway/activity/v1/OutboxActivity';
export type { ReadActivityRequest, ReadActivityRequest__Output as ReadActivityRequestOutput } from './trackway/activity/v1/ReadActivityRequest';
export type { ReadActivityResponse, ReadActivityResponse__Output as ReadActivityResponseOutput } from './trackway/activity/v1/ReadActivityResponse';
