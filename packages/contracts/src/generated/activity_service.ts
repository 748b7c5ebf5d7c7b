import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { ActivityServiceClient as _trackway_activity_v1_ActivityServiceClient, ActivityServiceDefinition as _trackway_activity_v1_ActivityServiceDefinition } from './trackway/activity/v1/ActivityService';
import type { EventDelay as _trackway_activity_v1_EventDelay, EventDelay__Output as _trackway_activity_v1_EventDelay__Output } from './trackway/activity/v1/EventDelay';
import type { EventDelays as _trackway_activity_v1_EventDelays, EventDelays__Output as _trackway_activity_v1_EventDelays__Output } from './trackway/activity/v1/EventDelays';
import type { OutboxActivity as _trackway_activity_v1_OutboxActivity, OutboxActivity__Output as _trackway_activity_v1_OutboxActivity__Output } from './trackway/activity/v1/OutboxActivity';
import type { ReadActivityRequest as _trackway_activity_v1_ReadActivityRequest, ReadActivityRequest__Output as _trackway_activity_v1_ReadActivityRequest__Output } from './trackway/activity/v1/ReadActivityRequest';
import type { ReadActivityResponse as _trackway_activity_v1_ReadActivityResponse, ReadActivityResponse__Output as _trackway_activity_v1_ReadActivityResponse__Output } from './trackway/activity/v1/ReadActivityResponse';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  trackway: {
    activity: {
      v1: {
        ActivityService: SubtypeConstructor<typeof grpc.Client, _trackway_activity_v1_ActivityServiceClient> & { service: _trackway_activity_v1_ActivityServiceDefinition }
        EventDelay: MessageTypeDefinition<_trackway_activity_v1_EventDelay, _trackway_activity_v1_EventDelay__Output>
        EventDelays: MessageTypeDefinition<_trackway_activity_v1_EventDelays, _trackway_activity_v1_EventDelays__Output>
        OutboxActivity: MessageTypeDefinition<_trackway_activity_v1_OutboxActivity, _trackway_activity_v1_OutboxActivity__Output>
        ReadActivityRequest: MessageTypeDefinition<_trackway_activity_v1_ReadActivityRequest, _trackway_activity_v1_ReadActivityRequest__Output>
        ReadActivityResponse: MessageTypeDefinition<_trackway_activity_v1_ReadActivityResponse, _trackway_activity_v1_ReadActivityResponse__Output>
      }
    }
  }
}

