import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { BatchGetFormsRequest as _trackway_forms_v1_BatchGetFormsRequest, BatchGetFormsRequest__Output as _trackway_forms_v1_BatchGetFormsRequest__Output } from './trackway/forms/v1/BatchGetFormsRequest';
import type { BatchGetFormsResponse as _trackway_forms_v1_BatchGetFormsResponse, BatchGetFormsResponse__Output as _trackway_forms_v1_BatchGetFormsResponse__Output } from './trackway/forms/v1/BatchGetFormsResponse';
import type { Form as _trackway_forms_v1_Form, Form__Output as _trackway_forms_v1_Form__Output } from './trackway/forms/v1/Form';
import type { FormField as _trackway_forms_v1_FormField, FormField__Output as _trackway_forms_v1_FormField__Output } from './trackway/forms/v1/FormField';
import type { FormsServiceClient as _trackway_forms_v1_FormsServiceClient, FormsServiceDefinition as _trackway_forms_v1_FormsServiceDefinition } from './trackway/forms/v1/FormsService';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  trackway: {
    forms: {
      v1: {
        BatchGetFormsRequest: MessageTypeDefinition<_trackway_forms_v1_BatchGetFormsRequest, _trackway_forms_v1_BatchGetFormsRequest__Output>
        BatchGetFormsResponse: MessageTypeDefinition<_trackway_forms_v1_BatchGetFormsResponse, _trackway_forms_v1_BatchGetFormsResponse__Output>
        Form: MessageTypeDefinition<_trackway_forms_v1_Form, _trackway_forms_v1_Form__Output>
        FormField: MessageTypeDefinition<_trackway_forms_v1_FormField, _trackway_forms_v1_FormField__Output>
        FormsService: SubtypeConstructor<typeof grpc.Client, _trackway_forms_v1_FormsServiceClient> & { service: _trackway_forms_v1_FormsServiceDefinition }
      }
    }
  }
}

