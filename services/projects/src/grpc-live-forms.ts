import type { FormsV1 } from '@trackway/contracts';
import type { GrpcNeighbour } from '@trackway/grpc';
import type { FindLiveForms } from './projects/check-form';

/** A write waits this long for the owner's word, and is refused without it. */
const TIMEOUT_MS = 2_000;

export function grpcLiveForms(forms: GrpcNeighbour<FormsV1.FormsServiceClient>): FindLiveForms {
  return async (ids) => {
    const request: FormsV1.BatchGetFormsRequest = { ids: [...ids] };
    const response = await forms.unary<FormsV1.BatchGetFormsRequest, FormsV1.BatchGetFormsResponseOutput>(
      (stub) => stub.batchGetForms,
      request,
      { timeoutMs: TIMEOUT_MS },
    );
    return new Set(response.forms.filter(({ deleted }) => !deleted).map(({ id }) => id));
  };
}
