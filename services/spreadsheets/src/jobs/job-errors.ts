/** The operation failed, and a retry would fail too. Its initiator sees the code and the message. */
export class JobFailure extends Error {
  constructor(
    readonly code: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'JobFailure';
  }
}

/** Another worker has claimed the operation, so this one must not write any more. */
export class ClaimLost extends Error {
  constructor({ operationId }: { readonly operationId: string }) {
    super(`Operation ${operationId} is claimed by another worker.`);
    this.name = 'ClaimLost';
  }
}
