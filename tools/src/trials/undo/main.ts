import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { loadServersConfig } from '../../dev/servers/config';
import { Secrets } from '../../dev/servers/secrets';
import type { Connection } from '../../dev/supervisor/connection';
import { withSystem } from '../../dev/test/with-system';
import { createToken } from '../../dev/token/create-token';
import { onStop } from '../../process/on-stop';
import { runMain } from '../../process/run-main';
import { parseUndoTrialArguments, type UndoTrialOptions } from './arguments';
import { type ChainResult, createObjects, runChain } from './chain';
import { ChainTenant } from './chain-tenant';

const TOKEN_TTL_S = 24 * 60 * 60;
const log = (line: string) => process.stdout.write(`${line}\n`);

/**
 * `npm run try:undo` makes random requests, undoes them by their cause, and compares the state with the state before.
 * Exits with 1 if an undo left a difference.
 */
async function main(): Promise<number> {
  const options = parseUndoTrialArguments(process.argv.slice(2));
  const stopping = new AbortController();
  onStop((reason) => stopping.abort(reason));
  const run = (file: string) => runTenants(options, JSON.parse(readFileSync(file, 'utf8')), stopping.signal);
  if (options.connection !== undefined) return run(options.connection);
  return withSystem(loadServersConfig().env, log, ({ TEST_CONNECTION = '' }) => run(TEST_CONNECTION));
}

async function runTenants(
  { seconds, seed, tenants }: UndoTrialOptions,
  connection: Connection,
  stopped: AbortSignal,
): Promise<number> {
  const end = Date.now() + seconds * 1_000;
  const secret = new Secrets(connection.state_folder).get('token');
  const results = await Promise.all(
    Array.from({ length: tenants }, async (_, index): Promise<ChainResult[]> => {
      const tenant = new ChainTenant(connection.base_url, newToken(secret), seed + index);
      const own: ChainResult[] = [];
      await createObjects(tenant);
      while (Date.now() < end && !stopped.aborted) {
        const result = await runChain(tenant);
        if (result.outcome === 'violation') log(`Seed ${seed + index}, ${result.name}: ${result.message}`);
        own.push(result);
        tenant.forgetOldest();
        if (own.length % 10 === 0) await createObjects(tenant);
      }
      return own;
    }),
  );
  return report(results.flat());
}

function newToken(secret: string): string {
  const user = { userId: randomUUID(), name: 'Trial', email: 'trial@example.org', scope: '*' };
  return createToken(secret, { ...user, frameId: randomUUID(), ttlSeconds: TOKEN_TTL_S });
}

function report(results: readonly ChainResult[]): number {
  const counts = Map.groupBy(results, ({ outcome }) => outcome);
  const of = (outcome: ChainResult['outcome']) => counts.get(outcome)?.length ?? 0;
  const done = `${of('undone')} undone and redone, ${of('conflict')} conflicts, ${of('nothing')} without an effect`;
  log(`${results.length} chains: ${done}, ${of('violation')} violations.`);
  return of('violation') === 0 ? 0 : 1;
}

void runMain(main);
