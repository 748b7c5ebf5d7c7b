// Original file: trackway/forms/v1/forms_service.proto

import type { Form as _trackway_forms_v1_Form, Form__Output as _trackway_forms_v1_Form__Output } from '../../../trackway/forms/v1/Form';
import type { Answer as _trackway_forms_v1_Answer, Answer__Output as _trackway_forms_v1_Answer__Output } from '../../../trackway/forms/v1/Answer';
import type { Long } from '@grpc/proto-loader';

export interface StreamAnswerRowsResponse {
  'total'?: (number | string | Long);
  'forms'?: (_trackway_forms_v1_Form)[];
  'answers'?: (_trackway_forms_v1_Answer)[];
}

export interface StreamAnswerRowsResponse__Output {
  'total': (number);
  'forms': (_trackway_forms_v1_Form__Output)[];
  'answers': (_trackway_forms_v1_Answer__Output)[];
}
