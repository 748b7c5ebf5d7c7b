import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { AppError } from '@trackway/errors';
import type { FormLink } from './form-link';
import type { FormLinkStore } from './form-link-store';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** Wrong PINs in a row until a link is blocked, and the duration. */
const MAX_WRONG_IN_A_ROW = 5;
const BLOCK_MS = 15 * 60 * 1_000;
/** Wrong PINs in total until a link is locked. The probability to guess a PIN of six digits is 0.002 %. */
const MAX_WRONG_PINS = 20;

/** A salted, slow hash, because a PIN is short. */
export async function hashPin(pin: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return `${salt.toString('base64url')}.${(await derive(pin, salt, HASH_BYTES)).toString('base64url')}`;
}

/**
 * Checks the PIN of a link, if it has one. An attempt is counted before the comparison, so that concurrent attempts do not
 * exceed the limits.
 * @throws AppError 403 `invalid_pin` for a missing or wrong PIN, or after too many wrong ones
 */
export async function checkPin(
  formLinks: FormLinkStore,
  link: FormLink,
  pin: string | undefined,
  now: Date,
): Promise<void> {
  if (link.pinHash === null) return;
  if (pin === undefined)
    throw invalidPin('This form requires a PIN. Send it in the X-Form-Pin header.', 'pin_required');
  const limits = { maxInARow: MAX_WRONG_IN_A_ROW, blockMs: BLOCK_MS, maxTotal: MAX_WRONG_PINS, now };
  const attempt = await formLinks.recordPinAttempt(link, limits);
  if (attempt === 'locked') {
    throw invalidPin(`The link is locked after ${MAX_WRONG_PINS} wrong PINs. Ask for a new link.`, 'pin_locked');
  }
  if (attempt === 'blocked') {
    throw invalidPin(`Too many wrong PINs. Try again in ${BLOCK_MS / 60_000} minutes.`, 'pin_resting');
  }
  if (!(await isPin(pin, link.pinHash))) throw invalidPin('The PIN is wrong.', 'pin_wrong');
  await formLinks.resetPinAttempts(link);
}

async function isPin(pin: string, stored: string): Promise<boolean> {
  const [salt = '', hash = ''] = stored.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (typeof salt === 'string' || typeof hash === 'string') return false;
  return timingSafeEqual(await derive(pin, salt, HASH_BYTES), hash);
}

function invalidPin(message: string, reason: 'pin_required' | 'pin_wrong' | 'pin_resting' | 'pin_locked'): AppError {
  return new AppError('forbidden', 'invalid_pin', message, { extra: { reason } });
}
