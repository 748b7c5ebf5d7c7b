import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sign } from 'jsonwebtoken';

interface Connection {
  readonly base_url: string;
  readonly state_folder: string;
  readonly services: Readonly<
    Record<string, { readonly http: string; readonly operations: string; readonly grpc?: string }>
  >;
  readonly servers: { readonly postgres_url: string; readonly mongodb_url: string };
}

function readConnection(): Connection {
  const file = process.env['TEST_CONNECTION'];
  if (!file) throw new Error('TEST_CONNECTION is not set: run these tests by npm test, which starts the system.');
  return JSON.parse(readFileSync(file, 'utf8')) as Connection;
}

/** The running system that the tests reach through its gateway. */
export const system = readConnection();

/** The secret that signs tokens of this system, as `npm run token` uses it. */
export function tokenSecret(): string {
  const secrets = JSON.parse(readFileSync(join(system.state_folder, 'secrets.json'), 'utf8')) as { token: string };
  return secrets.token;
}

export interface Identity {
  readonly frameId: string;
  readonly userId: string;
  readonly scope: string;
  readonly name: string;
}

/** The identity of a user in a new frame with all scopes. `overrides` replaces members. */
export function newIdentity(overrides: Partial<Identity> = {}): Identity {
  return { frameId: randomUUID(), userId: randomUUID(), scope: '*', name: 'Ana Tester', ...overrides };
}

export function tokenOf({ frameId, userId, scope, name }: Identity, expiresIn = 3_600): string {
  return sign({ frame_id: frameId, scope, name }, tokenSecret(), { algorithm: 'HS256', subject: userId, expiresIn });
}
