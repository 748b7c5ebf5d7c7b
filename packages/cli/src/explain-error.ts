import { NetworkError, TrackwayError } from '@trackway/client';
import { CommandError } from './command-error';
import { EXIT, type ExitCode } from './exit-codes';
import { plain } from './output/table';
import { UsageError } from './usage-error';

interface Explanation {
  readonly text: string;
  readonly code: ExitCode;
}

/** Text and exit code of an error. */
export function explainError(error: unknown): Explanation {
  if (error instanceof UsageError) return { text: error.message, code: EXIT.usage };
  if (error instanceof CommandError) return { text: error.message, code: error.code };
  if (error instanceof TrackwayError) return { text: responseText(error), code: codeOf(error.status) };
  if (error instanceof NetworkError) return { text: error.message, code: EXIT.unavailable };
  return { text: error instanceof Error ? error.message : String(error), code: EXIT.failure };
}

function responseText({ message, status, code, validation, requestId }: TrackwayError): string {
  const remedy = status === 401 ? ' Run: trackway login <url>' : '';
  const fields = Object.entries(validation)
    .map(([field, texts]) => plain(`${field}: ${texts.join(' ')}`))
    // The message of a single field is often the error itself.
    .filter((line) => !plain(message).includes(line));
  const lines = fields.map((line) => `\n  ${line}`).join('');
  return `${plain(message)}${remedy}${lines}\n(${plain(code)}, request ${plain(requestId ?? 'unknown')})`;
}

function codeOf(status: number): ExitCode {
  if (status === 401 || status === 403) return EXIT.access;
  if (status === 404) return EXIT.notFound;
  return status === 429 || status >= 500 ? EXIT.unavailable : EXIT.failure;
}
