import type { FormsV1 } from '@trackway/contracts';
import type { GrpcClient } from '@trackway/grpc';
import type { FindForm } from './columns/form-target';

export function grpcFindForm(forms: Pick<GrpcClient<FormsV1.FormsServiceClient>, 'unary'>): FindForm {
  return async (id) => {
    const { forms: found } = await forms.unary<FormsV1.BatchGetFormsRequest, FormsV1.BatchGetFormsResponseOutput>(
      (stub) => stub.batchGetForms,
      { ids: [id] },
    );
    const form = found.find((one) => one.id === id);
    if (!form) return undefined;
    const fields = form.fields.map((field) => ({
      id: field.id,
      key: field.key,
      label: field.label,
      type: field.type,
      options: field.options.map(({ label }) => label),
    }));
    return { id, title: form.title, isDeleted: form.deleted, fields };
  };
}
