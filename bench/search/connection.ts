import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Client } from 'pg';

const { sign } = createRequire(import.meta.url)('jsonwebtoken') as typeof import('jsonwebtoken');

export interface Connection {
  readonly base_url: string;
  readonly user_id: string;
  readonly state_folder: string;
  readonly services: Readonly<Record<string, { readonly http: string; readonly operations: string }>> & {
    readonly projects: { readonly http: string; readonly operations: string };
  };
  readonly servers: { readonly postgres_url: string };
}

/** Connection details of the running system, from TEST_CONNECTION. */
export function readConnection(): Connection {
  const file = process.env['TEST_CONNECTION'];
  if (!file) throw new Error('TEST_CONNECTION is not set: the path of the connection.json of a running system.');
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** A token with all scopes of a frame. */
export function tokenOf({ state_folder, user_id }: Connection, frameId: string): string {
  const { token: secret } = JSON.parse(readFileSync(join(state_folder, 'secrets.json'), 'utf8')) as { token: string };
  return sign({ frame_id: frameId, scope: '*' }, secret, { algorithm: 'HS256', subject: user_id, expiresIn: 7_200 });
}

/** The database of a service, as a superuser. */
export async function connect({ servers }: Connection, database: string): Promise<Client> {
  const url = new URL(servers.postgres_url);
  url.pathname = `/${database}`;
  const client = new Client({ connectionString: url.href });
  await client.connect();
  return client;
}
