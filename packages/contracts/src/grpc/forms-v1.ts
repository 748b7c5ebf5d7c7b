/** The messages, client and handlers of forms.v1, generated from proto/trackway/forms/v1. */
export type {
  BatchGetFormsRequest,
  BatchGetFormsRequest__Output as BatchGetFormsRequestOutput,
} from '../generated/trackway/forms/v1/BatchGetFormsRequest';
export type {
  BatchGetFormsResponse,
  BatchGetFormsResponse__Output as BatchGetFormsResponseOutput,
} from '../generated/trackway/forms/v1/BatchGetFormsResponse';
export type { Form, Form__Output as FormOutput } from '../generated/trackway/forms/v1/Form';
export type { FormField, FormField__Output as FormFieldOutput } from '../generated/trackway/forms/v1/FormField';
export type { FormsServiceClient, FormsServiceHandlers } from '../generated/trackway/forms/v1/FormsService';
