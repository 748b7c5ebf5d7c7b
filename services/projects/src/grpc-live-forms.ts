import type { FormsV1 } from '@trackway/contracts';
import type { GrpcClient } from '@trackway/grpc';
import { grpcGetForms } from './grpc-get-forms';
import type { FindLiveForms } from './projects/check-form';

/** A write waits this long for the owner's word, and is refused without it. */
const TIMEOUT_MS = 2_000;

export function grpcLiveForms(forms: GrpcClient<FormsV1.FormsServiceClient>): FindLiveForms {
  return async (ids) => {
    const found = await grpcGetForms(forms, ids, TIMEOUT_MS);
    return new Set(found.filter(({ deleted }) => !deleted).map(({ id }) => id));
  };
}
