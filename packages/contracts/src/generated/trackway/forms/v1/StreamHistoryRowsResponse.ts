// Original file: trackway/forms/v1/forms_service.proto

import type { AnswerChange as _trackway_forms_v1_AnswerChange, AnswerChange__Output as _trackway_forms_v1_AnswerChange__Output } from '../../../trackway/forms/v1/AnswerChange';
import type { Long } from '@grpc/proto-loader';

export interface StreamHistoryRowsResponse {
  'total'?: (number | string | Long);
  'changes'?: (_trackway_forms_v1_AnswerChange)[];
}

export interface StreamHistoryRowsResponse__Output {
  'total': (number);
  'changes': (_trackway_forms_v1_AnswerChange__Output)[];
}
