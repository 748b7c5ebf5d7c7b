import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { scopes } from '@trackway/contracts';

export interface OauthIssuer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts `oidc-provider` in a process of its own, because it is an ES module, which Jest does not load. */
export async function startOauthIssuer(...resources: readonly string[]): Promise<OauthIssuer> {
  const port = await freePort();
  const script = join(__dirname, 'run-oauth-issuer.mjs');
  const child = spawn(process.execPath, [script, String(port), scopes.join(' '), ...resources], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(child.stdout, 'data');
  return { url: `http://127.0.0.1:${port}`, stop: () => end(child) };
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  return address.port;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
