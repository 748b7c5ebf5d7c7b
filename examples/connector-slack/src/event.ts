import { asList, asRecord, textOrNull } from '@trackway/connector';

/** A message of a user in Slack. */
export interface SlackMessage {
  readonly channel: string;
  /** The time of the message, which identifies it in its channel. */
  readonly ts: string;
  /** The first message of the thread; undefined outside a thread. */
  readonly threadTs: string | undefined;
  readonly isDirect: boolean;
  readonly user: string;
  readonly text: string;
  readonly files: readonly Readonly<Record<string, unknown>>[];
}

/** Messages of users. Others are joins, edits and the messages of programs, to which a rule must not reply. */
const SUBTYPES = [undefined, 'file_share', 'thread_broadcast', 'me_message'];

/** The message of an event; undefined if it is another event, or a message of a program. */
export function readEvent(body: unknown): SlackMessage | undefined {
  const { type, event } = asRecord(body);
  if (type !== 'event_callback') return undefined;
  const { type: kind, subtype, bot_id, channel, channel_type, ts, thread_ts, user, text, files } = asRecord(event);
  if (kind !== 'message' || !SUBTYPES.some((one) => one === subtype) || bot_id !== undefined) return undefined;
  if (typeof channel !== 'string' || typeof ts !== 'string' || typeof user !== 'string') return undefined;
  return {
    channel,
    ts,
    threadTs: textOrNull(thread_ts) ?? undefined,
    isDirect: channel_type === 'im',
    user,
    text: textOrNull(text) ?? '',
    files: asList(files).map(asRecord),
  };
}

/** Where replies go: a thread of a channel, or a direct conversation. Trackway has a conversation for each. */
export function addressOf({
  channel,
  ts,
  threadTs,
  isDirect,
}: Pick<SlackMessage, 'channel' | 'ts' | 'threadTs' | 'isDirect'>): string {
  const thread = threadTs ?? (isDirect ? undefined : ts);
  return thread === undefined ? channel : `${channel}/${thread}`;
}

/** Undefined if it is no address of Slack. */
export function parseAddress(address: string): { channel: string; thread_ts?: string } | undefined {
  const [, channel, thread_ts] = /^([A-Z0-9]+)(?:\/(\d+\.\d+))?$/.exec(address) ?? [];
  if (channel === undefined) return undefined;
  return { channel, ...(thread_ts === undefined ? {} : { thread_ts }) };
}

/** Slack's markup as a plain text: links, mentions and escaped characters. */
export function toPlainText(text: string): string {
  return text
    .replace(/<([@#!]?)([^<>|]*)(?:\|([^<>]*))?>/g, (_match, mark: string, target: string, label?: string) => {
      if (mark === '') return label && label !== target ? `${label} (${target})` : target;
      return `${mark === '!' ? '@' : mark}${label ?? target}`;
    })
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}

/** Escapes a text, so that it contains no mentions and links. */
export function toMarkup(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
