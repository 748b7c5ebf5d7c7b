import { createHash } from 'node:crypto';

const OWN = /\btw\.([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\b/i;
/** Trackway accepts 255 characters as an id. */
const MAX_LENGTH = 200;

/** The Message-ID of an outbound message. A repetition has the same one, so mail systems detect it. */
export function messageIdOf(mediaItemId: string, address: string): string {
  return `<tw.${mediaItemId}@${address.slice(address.lastIndexOf('@') + 1) || 'localhost'}>`;
}

/** The id of the outbound message that a text mentions. */
export function mediaItemIdIn(text: string): string | undefined {
  return OWN.exec(text)?.[1]?.toLowerCase();
}

/** The id of an e-mail for Trackway: its Message-ID, or a hash of what is known. */
export function externalIdOf(messageId: string | undefined, fallback: string): string {
  const id = messageId?.trim() || fallback;
  return id.length <= MAX_LENGTH ? id : `sha256:${createHash('sha256').update(id).digest('hex')}`;
}
