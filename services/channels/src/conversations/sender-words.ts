import { searchWords } from '@trackway/mongo';
import type { Sender } from './conversation';

/** Digits that find a phone number. */
const MIN_DIGITS = 4;

/**
 * The words that find a sender. A phone number is also found without its first digits, because users leave out the
 * country code.
 */
export function senderWords(sender: Sender | null): readonly string[] {
  if (!sender) return [];
  const { id, name, phone, email } = sender;
  const digits = phone?.replace(/\D/g, '') ?? '';
  const endings = Array.from({ length: Math.max(0, digits.length - MIN_DIGITS + 1) }, (_, start) =>
    digits.slice(start),
  );
  return searchWords([id, name, phone, email, ...endings].filter((text) => text !== null).join(' '));
}
