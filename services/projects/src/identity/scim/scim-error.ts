import { AppError } from '@trackway/errors';

/** `scimType` of an error (RFC 7644, 3.12). */
export type ScimErrorType =
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidSyntax'
  | 'invalidValue'
  | 'noTarget'
  | 'uniqueness';

/** An error with a `scimType`. The code is that of other errors of the same status. */
export class ScimError extends AppError {
  constructor(
    readonly scimType: ScimErrorType,
    message: string,
  ) {
    super(
      scimType === 'uniqueness' ? 'conflict' : 'malformed',
      scimType === 'uniqueness' ? 'conflict' : 'malformed_request',
      message,
    );
  }
}
