export interface Failure {
  readonly message: string;
  readonly error: string;
  readonly validation?: Readonly<Record<string, readonly string[]>>;
  readonly request_id?: string | null;
}

/** What the API refused, or could not do. `code` is stable; `message` is a sentence for people. */
export class TrackwayError extends Error {
  override readonly name = 'TrackwayError';
  readonly code: string;
  /** What is wrong with each field of what was sent. */
  readonly validation: Readonly<Record<string, readonly string[]>>;
  /** Leads the people who run the API to what happened. */
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

/** The error that an answer means. A proxy on the way may answer something that is no failure of the API's form. */
export async function errorOf(response: Response): Promise<TrackwayError> {
  const requestId = response.headers.get('x-request-id');
  const text = await response.text();
  return new TrackwayError(response.status, {
    ...(readFailure(text) ?? { message: 'unknown', error: `The server answered ${response.status}.` }),
    request_id: requestId,
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
