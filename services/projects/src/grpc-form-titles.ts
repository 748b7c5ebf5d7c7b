import type { FormsV1 } from '@trackway/contracts';
import { isAppError } from '@trackway/errors';
import type { GrpcClient } from '@trackway/grpc';
import { currentContext, type Logger } from '@trackway/runtime';
import { grpcGetForms } from './grpc-get-forms';
import type { FindFormTitles } from './projects/present-projects';

/** A page of projects waits this long for the titles of its forms, and is shown without them then. */
const TIMEOUT_MS = 1_000;

export function grpcFormTitles(forms: GrpcClient<FormsV1.FormsServiceClient>, logger: Logger): FindFormTitles {
  return async (ids) => {
    try {
      const found = await grpcGetForms(forms, ids, TIMEOUT_MS);
      return new Map(found.map(({ id, title }) => [id, title]));
    } catch (error) {
      if (!isAppError(error)) throw error;
      currentContext()?.stale?.add('forms');
      logger.warn({ err: error }, 'the titles of forms are left out');
      return new Map();
    }
  };
}
