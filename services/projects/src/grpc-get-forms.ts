import type { FormsV1 } from '@trackway/contracts';
import type { GrpcClient } from '@trackway/grpc';

/** Those of these forms that the caller's frame has, deleted ones included. @throws AppError where forms does not answer in time. */
export async function grpcGetForms(
  forms: GrpcClient<FormsV1.FormsServiceClient>,
  ids: readonly number[],
  timeoutMs: number,
): Promise<FormsV1.BatchGetFormsResponseOutput['forms']> {
  const request: FormsV1.BatchGetFormsRequest = { ids: [...ids] };
  const response = await forms.unary<FormsV1.BatchGetFormsRequest, FormsV1.BatchGetFormsResponseOutput>(
    (stub) => stub.batchGetForms,
    request,
    { timeoutMs },
  );
  return response.forms;
}
