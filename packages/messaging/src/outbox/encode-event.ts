import {
  auditLineRecorded,
  type Event,
  historyLineRecorded,
  historyLinesRecorded,
  topicSettings,
} from '@trackway/contracts';
import { AppError } from '@trackway/errors';
import { shortenLine } from './shorten-line';

/** Space for the changes and details of a shortened entry; its other members are small. */
const SHORTENED_BYTES = 384 * 1_024;

/**
 * The JSON of an event, with at most `topicSettings.maxEventBytes`. Entries of histories and of the audit log are
 * shortened to fit, because readers find the complete values at their source. Other events carry state that consumers
 * need in full.
 * @throws AppError `payload_too_large` if the event can't be published: the change that it belongs to must not be
 * stored.
 */
export function encodeEvent(event: Event<unknown>): string {
  const value = JSON.stringify(event);
  if (fits(value)) return value;
  const shortened = JSON.stringify({ ...event, data: shortenData(event) });
  if (fits(shortened)) return shortened;
  throw new AppError(
    'too_large',
    'payload_too_large',
    `The change is too large: its event ${event.type} would have ${Buffer.byteLength(shortened)} bytes of at most ${topicSettings.maxEventBytes}. Split the change into several smaller ones.`,
  );
}

function shortenData({ type, data }: Event<unknown>): unknown {
  if (type === historyLineRecorded.type || type === auditLineRecorded.type) {
    return shortenLine(data as Parameters<typeof shortenLine>[0], SHORTENED_BYTES);
  }
  if (type !== historyLinesRecorded.type) return data;
  const { lines, details, ...common } = data as { lines: Parameters<typeof shortenLine>[0][]; details: object };
  const bytes = Math.floor(SHORTENED_BYTES / (lines.length + 1));
  const short = lines.map((line) => shortenLine({ ...line, details: {} }, bytes));
  const all = shortenLine({ changes: [], details: { ...details } }, bytes);
  return { ...common, details: all.details, lines: short.map(({ details: _, ...line }) => line) };
}

function fits(value: string): boolean {
  // A UTF-16 unit has at most three bytes, so most events need no second pass.
  if (value.length * 3 <= topicSettings.maxEventBytes) return true;
  return Buffer.byteLength(value) <= topicSettings.maxEventBytes;
}
