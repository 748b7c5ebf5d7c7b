// Original file: trackway/causes/v1/effects.proto

import type { RecordRef as _trackway_causes_v1_RecordRef, RecordRef__Output as _trackway_causes_v1_RecordRef__Output } from '../../../trackway/causes/v1/RecordRef';
import type { Cause as _trackway_causes_v1_Cause, Cause__Output as _trackway_causes_v1_Cause__Output } from '../../../trackway/causes/v1/Cause';
import type { FieldChange as _trackway_causes_v1_FieldChange, FieldChange__Output as _trackway_causes_v1_FieldChange__Output } from '../../../trackway/causes/v1/FieldChange';

export interface Effect {
  'id'?: (string);
  'record'?: (_trackway_causes_v1_RecordRef | null);
  'action'?: (string);
  'happenedAt'?: (string);
  'cause'?: (_trackway_causes_v1_Cause | null);
  'actorJson'?: (string);
  'changes'?: (_trackway_causes_v1_FieldChange)[];
  'eventIds'?: (string)[];
  'projectId'?: (string);
}

export interface Effect__Output {
  'id': (string);
  'record': (_trackway_causes_v1_RecordRef__Output | null);
  'action': (string);
  'happenedAt': (string);
  'cause': (_trackway_causes_v1_Cause__Output | null);
  'actorJson': (string);
  'changes': (_trackway_causes_v1_FieldChange__Output)[];
  'eventIds': (string)[];
  'projectId': (string);
}
