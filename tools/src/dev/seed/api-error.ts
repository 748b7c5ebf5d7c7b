export type ErrorEnvelope = { message?: string; error?: string; validation?: unknown };

/** An error response of the API. */
export class ApiError extends Error {
  readonly code: string;

  constructor(request: string, status: number, answer: ErrorEnvelope) {
    const fields = answer.validation === undefined ? '' : ` ${JSON.stringify(answer.validation)}`;
    super(`${request} answers ${status} ${answer.message}: ${answer.error}${fields}`);
    this.code = answer.message ?? String(status);
  }
}
