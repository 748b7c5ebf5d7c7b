// Original file: trackway/forms/v1/forms_service.proto

import type { Form as _trackway_forms_v1_Form, Form__Output as _trackway_forms_v1_Form__Output } from '../../../trackway/forms/v1/Form';

export interface StreamFormsResponse {
  'forms'?: (_trackway_forms_v1_Form)[];
}

export interface StreamFormsResponse__Output {
  'forms': (_trackway_forms_v1_Form__Output)[];
}
