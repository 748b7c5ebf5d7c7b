export interface Failure {
  readonly message: string;
  readonly error: string;
  readonly validation?: Readonly<Record<string, readonly string[]>>;
  readonly request_id?: string | null;
}

/** An error response of the API. `code` is stable; `message` is for users. */
export class TrackwayError extends Error {
  override readonly name = 'TrackwayError';
  readonly code: string;
  /** Errors of each field of the input. */
  readonly validation: Readonly<Record<string, readonly string[]>>;
  /** Id of the request, for the operators of the API. */
  readonly requestId: string | undefined;

  constructor(
    readonly status: number,
    readonly failure: Failure,
  ) {
    super(failure.error);
    this.code = failure.message;
    this.validation = failure.validation ?? {};
    this.requestId = failure.request_id ?? undefined;
  }
}

/** Converts a response to an error. A proxy may return a body that is not in the format of the API. */
export async function errorOf(response: Response): Promise<TrackwayError> {
  const failure = readFailure(await response.text());
  return new TrackwayError(response.status, {
    ...(failure ?? { message: 'unknown', error: `The server responded with status ${response.status}.` }),
    request_id: response.headers.get('x-request-id') ?? failure?.request_id ?? null,
  });
}

function readFailure(text: string): Failure | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return isFailure(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

function isFailure(body: unknown): body is Failure {
  return typeof body === 'object' && body !== null && 'message' in body && 'error' in body;
}
