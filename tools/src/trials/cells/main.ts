import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onStop } from '../../process/on-stop';
import { runMain } from '../../process/run-main';
import { parseCellsArguments } from './arguments';
import { checkDeletion, fileOf } from './check-deletion';
import { checkKilledMoves, checkMove, checkMoveDuringImport } from './check-move';
import { checkRouting } from './check-routing';
import { checkTokens, issueTokens } from './check-tokens';
import { Tenant } from './tenant';
import { serversOfSystem, startTwoCells } from './two-cells';

/** Projects and requests a second of the tenant whose moves are killed. */
const SMALL = 500;
const MAX_SMALL_RATE = 10;
/** An import of so many projects still runs when a move begins. */
const MIN_IMPORTED = 20_000;

const log = (line: string) => process.stdout.write(`${line}\n`);

/**
 * `npm run try:cells` starts two systems, routes requests of every kind to the cell of their tenant, and moves a tenant
 * with many projects while it is in use. Exits with 1 if a check fails.
 */
async function main(): Promise<number> {
  const options = parseCellsArguments(process.argv.slice(2));
  const stateFolder = mkdtempSync(join(tmpdir(), 'trackway-cells-'));
  const cells = await startTwoCells({ stateFolder, env: process.env, log });
  onStop((reason) => {
    log(`Ended by ${reason}.`);
    void cells.stop().finally(() => process.exit(1));
  });
  let succeeded = false;
  try {
    const tenant = new Tenant(cells.main.connection.base_url, cells.main.tokenSecret);
    const startedAt = Date.now();
    await tenant.importProjects(options.projects);
    log(`${options.projects} projects imported in ${Math.round((Date.now() - startedAt) / 1_000)} s`);
    const small = new Tenant(cells.main.connection.base_url, cells.main.tokenSecret);
    await small.importProjects(SMALL);
    await cells.cell('put', 'main', '--weight', '1');
    await cells.cell('put', 'b', '--url', cells.b.connection.base_url);
    const isRouted = await checkRouting(cells, log);
    const tokens = await issueTokens(tenant);
    const file = fileOf(serversOfSystem(cells.main).storageFolder ?? '', tenant.frameId);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, 'A file of the tenant.');
    log('A move while the tenant is in use:');
    const isMoved = await checkMove(cells, tenant, options.rate, log);
    const areValid = await checkTokens(tenant, tokens, log);
    const isDeleted = await checkDeletion(cells, tenant, log);
    const importing = new Tenant(cells.main.connection.base_url, cells.main.tokenSecret);
    const hasWaited = await checkMoveDuringImport(cells, importing, Math.max(options.projects, MIN_IMPORTED), log);
    log('Moves that are killed:');
    const isResumed = await checkKilledMoves(cells, small, Math.min(options.rate, MAX_SMALL_RATE), log);
    succeeded = isRouted && isMoved && areValid && isDeleted && hasWaited && isResumed;
    log(await cells.cell('list'));
    if (!succeeded) log(`The logs of the services are in ${stateFolder}`);
    return succeeded ? 0 : 1;
  } finally {
    await cells.stop();
    if (succeeded) rmSync(stateFolder, { recursive: true, force: true });
  }
}

void runMain(main);
