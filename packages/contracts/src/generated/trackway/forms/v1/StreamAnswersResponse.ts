// Original file: trackway/forms/v1/forms_service.proto

import type { Answer as _trackway_forms_v1_Answer, Answer__Output as _trackway_forms_v1_Answer__Output } from '../../../trackway/forms/v1/Answer';

export interface StreamAnswersResponse {
  'answers'?: (_trackway_forms_v1_Answer)[];
}

export interface StreamAnswersResponse__Output {
  'answers': (_trackway_forms_v1_Answer__Output)[];
}
