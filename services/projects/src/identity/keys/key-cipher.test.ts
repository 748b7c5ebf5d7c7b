import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { KeyCipher } from './key-cipher';

describe('a private key in the database', () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const first = { kid: 'a', secret: randomBytes(32) };
  const second = { kid: 'b', secret: randomBytes(48) };
  const cipher = new KeyCipher([first]);
  const encrypted = cipher.encrypt(privateKey, 'kid');

  it('can be decrypted with its secret, also after a change of the encrypting secret', () => {
    const later = new KeyCipher([second, first]);

    expect(cipher.decrypt(encrypted, 'kid').equals(privateKey)).toBe(true);
    expect(later.decrypt(encrypted, 'kid').equals(privateKey)).toBe(true);
    expect(later.decrypt(later.encrypt(privateKey, 'kid'), 'kid').equals(privateKey)).toBe(true);
  });

  it('is not visible in the ciphertext', () => {
    const der = privateKey.export({ format: 'der', type: 'pkcs8' });

    expect(encrypted.includes(der.subarray(-32))).toBe(false);
    expect(cipher.encrypt(privateKey, 'kid').equals(encrypted)).toBe(false);
  });

  it.each([
    ['another secret of the same name', () => new KeyCipher([{ ...second, kid: 'a' }]).decrypt(encrypted, 'kid')],
    ['a ring without it', () => new KeyCipher([second]).decrypt(encrypted, 'kid')],
    ['the id of another key', () => cipher.decrypt(encrypted, 'other')],
    ['a bit that was turned', () => cipher.decrypt(turned(encrypted, encrypted.length - 1), 'kid')],
    ['a tag that was turned', () => cipher.decrypt(turned(encrypted, 16), 'kid')],
    ['half of it', () => cipher.decrypt(encrypted.subarray(0, 30), 'kid')],
    ['nothing', () => cipher.decrypt(Buffer.alloc(0), 'kid')],
  ])('cannot be decrypted with %s', (_, read) => {
    expect(read).toThrow();
  });
});

function turned(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
}
