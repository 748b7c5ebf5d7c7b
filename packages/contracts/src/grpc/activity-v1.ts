/** Messages, client and handlers of activity.v1, generated from proto/trackway/activity/v1. */

export type {
  ActivityServiceClient,
  ActivityServiceHandlers,
} from '../generated/trackway/activity/v1/ActivityService';
export type {
  ReadActivityResponse,
  ReadActivityResponse__Output as ReadActivityResponseOutput,
} from '../generated/trackway/activity/v1/ReadActivityResponse';
