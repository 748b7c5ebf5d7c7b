// Original file: trackway/funnels/v1/funnels_service.proto

import type { Step as _trackway_funnels_v1_Step, Step__Output as _trackway_funnels_v1_Step__Output } from '../../../trackway/funnels/v1/Step';

export interface Funnel {
  'id'?: (string);
  'name'?: (string);
  'steps'?: (_trackway_funnels_v1_Step)[];
  'deleted'?: (boolean);
  'version'?: (number);
  'deletedAt'?: (string);
}

export interface Funnel__Output {
  'id': (string);
  'name': (string);
  'steps': (_trackway_funnels_v1_Step__Output)[];
  'deleted': (boolean);
  'version': (number);
  'deletedAt': (string);
}
