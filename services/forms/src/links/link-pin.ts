import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { AppError } from '@trackway/errors';
import type { FormLink } from './form-link';
import type { FormLinkStore } from './form-link-store';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** Wrong PINs in a row until a link rests, and for how long. */
const MOST_TRIES = 5;
const REST_MS = 15 * 60 * 1_000;
/** Wrong PINs in all until a link is locked: one of a million PINs is found with a probability of 0.002 %. */
const MAX_WRONG_PINS = 20;

/** What is stored instead of a PIN. It is short, so the hash is a slow one with a salt. */
export async function hashPin(pin: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return `${salt.toString('base64url')}.${(await derive(pin, salt, HASH_BYTES)).toString('base64url')}`;
}

/**
 * Lets in whoever knows the PIN of a link that has one. A try is counted before it is judged, so that many at the same
 * time get no more of them.
 * @throws AppError 403 `invalid_pin`: none, a wrong one, or too many wrong ones before.
 */
export async function checkPin(
  formLinks: FormLinkStore,
  link: FormLink,
  pin: string | undefined,
  now: Date,
): Promise<void> {
  if (link.pinHash === null) return;
  if (pin === undefined) throw refused('The form is behind a PIN. Send it as X-Form-Pin.', 'pin_required');
  const limits = { most: MOST_TRIES, restMs: REST_MS, mostInAll: MAX_WRONG_PINS, now };
  const attempt = await formLinks.takePinTry(link, limits);
  if (attempt === 'locked') {
    throw refused(`The link is locked after ${MAX_WRONG_PINS} wrong PINs. Ask for a new link.`, 'pin_locked');
  }
  if (attempt === 'resting') {
    throw refused(`Too many wrong PINs. Try again in ${REST_MS / 60_000} minutes.`, 'pin_resting');
  }
  if (!(await isPin(pin, link.pinHash))) throw refused('This is not the PIN of the form.', 'pin_wrong');
  await formLinks.resetPinTries(link);
}

async function isPin(pin: string, stored: string): Promise<boolean> {
  const [salt = '', hash = ''] = stored.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (typeof salt === 'string' || typeof hash === 'string') return false;
  return timingSafeEqual(await derive(pin, salt, HASH_BYTES), hash);
}

function refused(message: string, reason: 'pin_required' | 'pin_wrong' | 'pin_resting' | 'pin_locked'): AppError {
  return new AppError('forbidden', 'invalid_pin', message, { extra: { reason } });
}
