// Original file: trackway/forms/v1/forms_service.proto

import type { Accessor as _trackway_forms_v1_Accessor, Accessor__Output as _trackway_forms_v1_Accessor__Output } from '../../../trackway/forms/v1/Accessor';
import type { StagedAnswer as _trackway_forms_v1_StagedAnswer, StagedAnswer__Output as _trackway_forms_v1_StagedAnswer__Output } from '../../../trackway/forms/v1/StagedAnswer';

export interface StageAnswersRequest {
  'stageId'?: (string);
  'accessor'?: (_trackway_forms_v1_Accessor | null);
  'answers'?: (_trackway_forms_v1_StagedAnswer)[];
}

export interface StageAnswersRequest__Output {
  'stageId': (string);
  'accessor': (_trackway_forms_v1_Accessor__Output | null);
  'answers': (_trackway_forms_v1_StagedAnswer__Output)[];
}
