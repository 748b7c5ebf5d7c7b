import { createCipheriv, createDecipheriv, createPrivateKey, type KeyObject, randomBytes } from 'node:crypto';
import type { SigningKey as EncryptionKey } from '@trackway/runtime';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/**
 * Encrypts private keys with AES-256-GCM, bound to the id of the encrypted key. The first key of the ring encrypts, all
 * decrypt. Format: `<kid>:`, then nonce, tag and ciphertext.
 */
export class KeyCipher {
  constructor(private readonly ring: readonly EncryptionKey[]) {}

  readonly encrypt = (privateKey: KeyObject, kid: string): Buffer => {
    const [first] = this.ring;
    if (!first) throw new Error('SIGNING_KEY_SECRETS contains no key.');
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', first.secret.subarray(0, KEY_BYTES), nonce);
    cipher.setAAD(Buffer.from(kid));
    const text = Buffer.concat([cipher.update(privateKey.export({ format: 'der', type: 'pkcs8' })), cipher.final()]);
    return Buffer.concat([Buffer.from(`${first.kid}:`), nonce, cipher.getAuthTag(), text]);
  };

  /** @throws Error if the ring lacks the key, or the ciphertext was not encrypted for this `kid`. */
  readonly decrypt = (encrypted: Buffer, kid: string): KeyObject => {
    const colon = encrypted.indexOf(':');
    const key = this.ring.find((one) => one.kid === encrypted.toString('utf8', 0, colon));
    if (!key) throw new Error('The key that encrypted the signing keys is not among SIGNING_KEY_SECRETS.');
    const body = encrypted.subarray(colon + 1);
    const decipher = createDecipheriv('aes-256-gcm', key.secret.subarray(0, KEY_BYTES), body.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(kid));
    decipher.setAuthTag(body.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const der = Buffer.concat([decipher.update(body.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  };
}
