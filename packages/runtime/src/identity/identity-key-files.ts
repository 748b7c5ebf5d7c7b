import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Logger } from '../logging/logger';

const CHECK_INTERVAL_MS = 10_000;

const PRIVATE_KEY = 'private.pem';

/** One or several keys in one file, so that old and new keys are valid during a rotation. */
const PUBLIC_KEY_BLOCK = /-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g;

export interface PrivateIdentityKey {
  readonly kid: string;
  readonly key: KeyObject;
}

/** The key pairs by which services prove their identities to each other. */
export interface IdentityKeys {
  /** Of this process; undefined if it has none yet, while an installation changes to keys per service. */
  readonly privateKey: PrivateIdentityKey | undefined;
  /** The service that the key belongs to, and the key; undefined if no service has it. */
  publicKey(kid: string): { readonly service: string; readonly key: KeyObject } | undefined;
}

interface KeyFiles {
  readonly privateKey: PrivateIdentityKey | undefined;
  readonly publicKeys: ReadonlyMap<string, { readonly service: string; readonly key: KeyObject }>;
}

/**
 * Ed25519 keys in PEM: `private.pem` of this process, and `<service>.pem` with the public keys of each service. The folder
 * is read again every ten seconds, so keys rotate without a restart. Files that cannot be read change nothing.
 */
export class IdentityKeyFiles implements IdentityKeys {
  private files: KeyFiles;
  private readonly timer: NodeJS.Timeout;

  /** @throws Error if the folder has no usable public key. */
  constructor(
    private readonly folder: string,
    private readonly logger: Logger,
    checkIntervalMs = CHECK_INTERVAL_MS,
  ) {
    this.files = readKeys(folder);
    this.timer = setInterval(() => this.refresh(), checkIntervalMs).unref();
  }

  get privateKey(): PrivateIdentityKey | undefined {
    return this.files.privateKey;
  }

  publicKey(kid: string): { readonly service: string; readonly key: KeyObject } | undefined {
    return this.files.publicKeys.get(kid);
  }

  close(): void {
    clearInterval(this.timer);
  }

  private refresh(): void {
    try {
      this.files = readKeys(this.folder);
    } catch (error) {
      this.logger.warn(
        { err: error, folder: this.folder },
        'identity keys cannot be read; the previous keys stay in use',
      );
    }
  }
}

/** The id of a key pair: the first 128 bits of the SHA-256 of its public key in DER. */
function keyIdOf(publicKey: KeyObject): string {
  const der = publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(der).digest('base64url').slice(0, 22);
}

function readKeys(folder: string): KeyFiles {
  const publicKeys = new Map<string, { service: string; key: KeyObject }>();
  const files = readdirSync(folder).filter((name) => name.endsWith('.pem') && name !== PRIVATE_KEY);
  for (const file of files) {
    for (const [pem] of readFileSync(join(folder, file), 'utf8').matchAll(PUBLIC_KEY_BLOCK)) {
      const key = requireEd25519(createPublicKey(pem), file);
      publicKeys.set(keyIdOf(key), { service: basename(file, '.pem'), key });
    }
  }
  if (publicKeys.size === 0) throw new Error(`The folder ${folder} has no public key of a service.`);
  return { privateKey: readPrivateKey(join(folder, PRIVATE_KEY)), publicKeys };
}

function readPrivateKey(file: string): PrivateIdentityKey | undefined {
  if (!existsSync(file)) return undefined;
  const key = requireEd25519(createPrivateKey(readFileSync(file)), file);
  return { kid: keyIdOf(createPublicKey(key)), key };
}

function requireEd25519(key: KeyObject, file: string): KeyObject {
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`${file} must hold an Ed25519 key.`);
  return key;
}
