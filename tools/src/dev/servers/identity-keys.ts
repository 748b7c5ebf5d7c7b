import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVICE_NAMES, type ServiceName } from '../start/services';

const PRIVATE_KEY = 'private.pem';

/** The folder with the keys of one service: its own private key, and the public keys of all. */
export function identityFolder(stateFolder: string, service: ServiceName): string {
  return join(stateFolder, 'identity', service);
}

/** Creates missing key pairs, and copies all public keys to every service. */
export function ensureIdentityKeys(stateFolder: string): void {
  for (const service of SERVICE_NAMES) ensureKeyPair(identityFolder(stateFolder, service), service);
  for (const owner of SERVICE_NAMES) {
    const publicKey = readFileSync(join(identityFolder(stateFolder, owner), `${owner}.pem`));
    for (const service of SERVICE_NAMES) {
      writeFileSync(join(identityFolder(stateFolder, service), `${owner}.pem`), publicKey);
    }
  }
}

function ensureKeyPair(folder: string, service: ServiceName): void {
  if (existsSync(join(folder, PRIVATE_KEY))) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  writeFileSync(join(folder, `${service}.pem`), publicKey.export({ type: 'spki', format: 'pem' }));
  writeFileSync(join(folder, PRIVATE_KEY), privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
}
