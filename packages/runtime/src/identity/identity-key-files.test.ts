import { generateKeyPairSync, type KeyObject, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '../logging/logger';
import type { Caller } from './caller';
import { IdentityKeyFiles } from './identity-key-files';
import { type InternalTokenOptions, InternalTokens } from './internal-tokens';

const CHECK_INTERVAL_MS = 10;
const shared = [{ kid: 'a', secret: randomBytes(32) }];
const caller: Caller = {
  kind: 'user',
  id: randomUUID(),
  frameId: randomUUID(),
  scopes: ['projects:read'],
  name: 'Ana',
};

interface KeyPair {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

describe('identities signed by a key pair for each service', () => {
  const logger = createLogger({ service: 'test', level: 'silent' });
  const folders: string[] = [];
  const opened: IdentityKeyFiles[] = [];

  afterEach(() => {
    for (const files of opened.splice(0)) files.close();
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });

  const keyPair = () => generateKeyPairSync('ed25519');
  const pem = (...keys: readonly KeyPair[]) =>
    keys.map(({ publicKey }) => publicKey.export({ type: 'spki', format: 'pem' })).join('');

  /** The folder of a process, with its own key and the public keys of others. */
  function folderOf(own: KeyPair | undefined, services: Readonly<Record<string, string>>): string {
    const folder = mkdtempSync(join(tmpdir(), 'identity-'));
    folders.push(folder);
    if (own) writeFileSync(join(folder, 'private.pem'), own.privateKey.export({ type: 'pkcs8', format: 'pem' }));
    for (const [name, keys] of Object.entries(services)) writeFileSync(join(folder, `${name}.pem`), keys);
    return folder;
  }

  function tokensOf(service: string, folder: string, options: InternalTokenOptions = {}): InternalTokens {
    const identityKeys = new IdentityKeyFiles(folder, logger, CHECK_INTERVAL_MS);
    opened.push(identityKeys);
    return new InternalTokens(shared, service, { identityKeys, ...options });
  }

  const unauthenticated = expect.objectContaining({ kind: 'unauthenticated' });

  it('carry an identity to every service with the public key', () => {
    const [gateway, projects] = [keyPair(), keyPair()];
    const keys = { gateway: pem(gateway), projects: pem(projects) };
    const token = tokensOf('gateway', folderOf(gateway, keys)).sign(caller);

    expect(tokensOf('projects', folderOf(projects, keys)).verify(token)).toEqual({ ...caller, service: 'gateway' });
  });

  it('are rejected if a service claims to be another one', () => {
    const [gateway, channels] = [keyPair(), keyPair()];
    const keys = { gateway: pem(gateway), channels: pem(channels) };
    const forged = tokensOf('gateway', folderOf(channels, keys)).sign(caller);

    expect(() => tokensOf('projects', folderOf(undefined, keys)).verify(forged)).toThrow(unauthenticated);
  });

  it('are rejected if their key is unknown, or if they were changed', () => {
    const gateway = keyPair();
    const keys = { gateway: pem(gateway) };
    const token = tokensOf('gateway', folderOf(gateway, keys)).sign(caller);
    const [header, payload = '', signature] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const wider = Buffer.from(JSON.stringify({ ...claims, scope: '*' })).toString('base64url');
    const verifier = tokensOf('projects', folderOf(undefined, keys));

    expect(() => verifier.verify(`${header}.${wider}.${signature}`)).toThrow(unauthenticated);
    expect(() => verifier.verify(`${token}.x`)).toThrow(unauthenticated);
    const other = tokensOf('projects', folderOf(undefined, { gateway: pem(keyPair()) }));
    expect(() => other.verify(token)).toThrow(unauthenticated);
  });

  it('by shared keys are accepted only while services change over', () => {
    const gateway = keyPair();
    const keys = { gateway: pem(gateway) };
    const byShared = new InternalTokens(shared, 'gateway').sign(caller);

    const changing = tokensOf('projects', folderOf(undefined, keys), { acceptSharedKeys: true });
    expect(changing.verify(byShared).service).toBe('gateway');
    expect(() => tokensOf('projects', folderOf(undefined, keys)).verify(byShared)).toThrow(unauthenticated);
  });

  it('are signed with the shared key if the process has no private key', () => {
    const folder = folderOf(undefined, { gateway: pem(keyPair()) });
    const token = tokensOf('gateway', folder, { acceptSharedKeys: true }).sign(caller);

    expect(new InternalTokens(shared, 'projects').verify(token).service).toBe('gateway');
  });

  it('stay valid during a rotation, which needs no restart', async () => {
    const [before, after] = [keyPair(), keyPair()];
    const signing = folderOf(before, { gateway: pem(before) });
    const verifying = folderOf(undefined, { gateway: pem(before) });
    const [gateway, projects] = [tokensOf('gateway', signing), tokensOf('projects', verifying)];
    const old = gateway.sign(caller);

    const byNewKey = tokensOf('gateway', folderOf(after, { gateway: pem(after) })).sign(caller);
    writeFileSync(join(verifying, 'gateway.pem'), pem(before, after));
    await until(() => projects.verify(byNewKey));
    writeFileSync(join(signing, 'private.pem'), after.privateKey.export({ type: 'pkcs8', format: 'pem' }));
    const token = await until(() => {
      const signed = gateway.sign(caller);
      if (signed.split('.')[0] === old.split('.')[0]) throw new Error('The new key is not used yet.');
      return signed;
    });

    expect([projects.verify(old).id, projects.verify(token).id]).toEqual([caller.id, caller.id]);
  });

  it('need Ed25519 keys, and at least one public key', () => {
    const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const other = folderOf(undefined, { gateway: String(publicKey.export({ type: 'spki', format: 'pem' })) });

    expect(() => new IdentityKeyFiles(other, logger)).toThrow('Ed25519');
    expect(() => new IdentityKeyFiles(folderOf(undefined, {}), logger)).toThrow('no public key');
  });
});

/** Repeats `attempt` until it does not throw; at most five seconds. */
async function until<Value>(attempt: () => Value): Promise<Value> {
  for (let left = 500; ; left -= 1) {
    try {
      return attempt();
    } catch (error) {
      if (left === 0) throw error;
    }
    await new Promise((resolve) => {
      setTimeout(resolve, CHECK_INTERVAL_MS);
    });
  }
}
