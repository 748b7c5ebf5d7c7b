import type { Client } from 'pg';
import { newClient } from '../../dev/servers/databases';
import { StartFailure } from '../../process/start-failure';
import { collectionsOf, withMongo } from '../backup/mongo-backup';
import type { BackedUpServers } from '../backup/servers-of';
import type { DlqConfig } from '../dlq/config';
import type { Compared } from '../frame/copy/compared';
import type { FileCopy } from '../frame/copy/copy-files';
import { copyMongo } from '../frame/copy/copy-mongo';
import { inDatabase } from '../frame/copy/describe-error';
import { PostgresCopy } from '../frame/copy/postgres-copy';
import { isReadByWorkers } from '../frame/copy/read-by-workers';
import { ofFrame } from '../frame/mongo-frame';
import { lockTenant } from '../frame/residence';
import { storesOf } from '../frame/stores-of';
import { untilCaughtUp, untilDrained } from './drained';
import { Freeze } from './freeze';
import { holdMessages, releaseMessages } from './held-messages';
import { isFrozen, MongoFreeze } from './mongo-freeze';
import type { MoveSteps } from './move-tenant';
import { publishIdentity } from './publish-identity';
import { type RunningWork, runningWorkOf } from './running-work';

/** Runs a command of the directory of cells, and returns its output. */
export type RunCell = (...args: readonly string[]) => Promise<string>;

interface Deps {
  readonly frameId: string;
  /** Name of the cell that gets the tenant. */
  readonly cell: string;
  readonly servers: { readonly source: BackedUpServers; readonly target: BackedUpServers };
  readonly files: FileCopy;
  readonly kafka: DlqConfig;
  readonly runCell: RunCell;
}

interface PostgresService {
  readonly service: string;
  readonly copy: PostgresCopy;
  readonly freeze: Freeze;
  readonly freezing: Client;
}

interface MongoService {
  readonly service: string;
  readonly urls: { readonly source: string; readonly target: string };
  readonly freeze: MongoFreeze;
}

type IsIncluded = (table: string) => boolean;

/** Passes after the freeze. */
const MAX_LAST_PASSES = 5;

/** Reads of new tokens write these rows. Requests in the target write them again. */
const PROVISIONED = new Set(['frames', 'users']);

/** The steps of a move between the databases of two cells. */
export class TenantMove implements MoveSteps {
  private constructor(
    private readonly deps: Deps,
    private readonly postgres: readonly PostgresService[],
    private readonly mongo: readonly MongoService[],
    /** The database of projects in the target. */
    private readonly target: Client,
  ) {}

  static async open(deps: Deps): Promise<TenantMove> {
    const { servers, frameId } = deps;
    const targets = new Map(storesOf(servers.target).map(({ service, url }) => [service, url]));
    const stores = storesOf(servers.source).map((store) => ({
      ...store,
      urls: { source: store.url, target: targets.get(store.service) ?? '' },
    }));
    const postgres: PostgresService[] = [];
    const target = newClient(targets.get('projects') ?? '');
    const mongo = stores
      .filter(({ isPostgres }) => !isPostgres)
      .map(({ service, urls }) => ({ service, urls, freeze: new MongoFreeze(urls.source, frameId) }));
    const move = new TenantMove(deps, postgres, mongo, target);
    try {
      await target.connect();
      for (const { service, urls } of stores.filter(({ isPostgres }) => isPostgres)) {
        postgres.push({ service, ...(await inDatabase(service, openPostgres(urls, frameId))) });
      }
      await lockTenant(move.projects.freezing, frameId);
      await lockTenant(target, frameId);
      return move;
    } catch (error) {
      await move.close();
      throw error;
    }
  }

  async placement() {
    const output = await this.deps.runCell('place', this.deps.frameId);
    const [, cell = '', state] = / is on (\S+), (\w+), version /.exec(output) ?? [];
    if (cell === '') throw new StartFailure('The tenant has no cell yet. Send a request of it first.');
    return { cell, isPaused: state === 'paused' };
  }

  async assertSource(): Promise<void> {
    const { frameId } = this.deps;
    const { rows } = await this.projects.freezing.query<{ exists: boolean; departed: string | null }>(
      `SELECT EXISTS (SELECT FROM frames WHERE id = $1) AS exists,
         (SELECT cell FROM cell_departures WHERE frame = $1) AS departed`,
      [frameId],
    );
    const [{ exists = false, departed = null } = {}] = rows;
    if (exists && departed === null) return;
    const where = departed === null ? 'never been there' : `left it for ${departed}`;
    throw new StartFailure(`POSTGRES_URL must be that of the cell with the tenant, which has ${where}.`);
  }

  async hasBegun(): Promise<boolean> {
    return (await this.inPostgres(({ freeze }) => freeze.isInstalled(this.deps.cell))).some(Boolean);
  }

  async runningWork(): Promise<readonly RunningWork[]> {
    const { frameId } = this.deps;
    return (await this.inPostgres(({ service, freezing }) => runningWorkOf(freezing, service, frameId))).flat();
  }

  async copyInUse(): Promise<number> {
    await this.inMongo(({ freeze }) => freeze.assertPossible());
    await this.inPostgres(({ freeze }) => freeze.install(this.deps.cell));
    await this.deps.files.copyAll();
    return (await this.copyAll(isInUse)).filter(({ isEqual }) => !isEqual).length;
  }

  async copyChanges(): Promise<number> {
    await this.deps.files.copyNew();
    const [ofPostgres, ofMongo] = await Promise.all([this.copyPostgresChanges(), this.copyMongoChanges()]);
    return ofPostgres + ofMongo.length;
  }

  async pause(): Promise<void> {
    await this.deps.runCell('pause', this.deps.frameId);
  }

  catchUp(): Promise<void> {
    return untilCaughtUp(this.deps.kafka);
  }

  drain(): Promise<void> {
    return untilDrained(this.deps.servers.source, this.deps.frameId, this.deps.kafka);
  }

  async freeze(): Promise<void> {
    await holdMessages(this.channels.source, this.deps.frameId);
    await this.inAll(({ freeze }) => freeze.start());
  }

  async copyRest(): Promise<void> {
    await this.deps.files.copyNew();
    // PostgreSQL compares each copy itself. Of documents, another pass has to find no difference: deletions are not frozen.
    let [, changed] = await Promise.all([this.copyPostgresChanges(), this.copyMongoChanges()]);
    for (let pass = 1; changed.some(isFrozen); pass += 1) {
      if (pass === MAX_LAST_PASSES) throw new Error(`These collections still change: ${changed.join(', ')}.`);
      changed = await this.copyMongoChanges();
    }
  }

  async copyWork(): Promise<void> {
    await this.copyAll(isWork);
    await inDatabase('projects', publishIdentity(this.target, this.deps.frameId));
    await this.recordArrival();
  }

  async place(): Promise<void> {
    await this.deps.runCell('place', this.deps.frameId, this.deps.cell, '--data-is-there');
  }

  async deleteWork(): Promise<void> {
    await this.recordDeparture();
    await this.deleteWorkIn('source');
    await releaseMessages(this.channels.target, this.deps.frameId);
  }

  discardWork(): Promise<void> {
    return this.deleteWorkIn('target');
  }

  async unfreeze(): Promise<void> {
    await this.inAll(({ freeze }) => freeze.remove());
  }

  async resume(): Promise<void> {
    await releaseMessages(this.channels.source, this.deps.frameId);
    await this.deps.runCell('resume', this.deps.frameId);
  }

  async close(): Promise<void> {
    const ofServices = this.postgres.flatMap(({ copy, freezing }) => [copy.close(), freezing.end()]);
    await Promise.all([...ofServices, this.target.end()]);
  }

  /** Before the switch, so that nothing is deleted in the target after it, also if the move is killed. */
  private async recordArrival(): Promise<void> {
    await this.target.query(
      `INSERT INTO cell_arrivals (frame, cell) VALUES ($1, $2)
       ON CONFLICT (frame) DO UPDATE SET cell = $2, arrived_at = clock_timestamp()`,
      [this.deps.frameId, this.deps.cell],
    );
  }

  private async deleteWorkIn(cell: 'source' | 'target'): Promise<void> {
    await Promise.all([
      this.inPostgres(({ service, copy }) => copy.deleteIn(cell, isWork(service))),
      this.inMongo(({ service, urls }) =>
        withMongo(urls[cell], async (db) => {
          for (const name of (await collectionsOf(db)).filter(isWork(service))) {
            await db.collection(name).deleteMany(ofFrame(this.deps.frameId));
          }
        }),
      ),
    ]);
  }

  private async recordDeparture(): Promise<void> {
    const { frameId, cell } = this.deps;
    await this.projects.freezing.query(
      `INSERT INTO cell_departures (frame, cell) VALUES ($1, $2)
       ON CONFLICT (frame) DO UPDATE SET cell = $2, departed_at = clock_timestamp(), deleted_at = NULL`,
      [frameId, cell],
    );
    await this.target.query('DELETE FROM cell_departures WHERE frame = $1', [frameId]);
  }

  private get channels(): MongoService['urls'] {
    const found = this.mongo.find(({ service }) => service === 'channels');
    if (!found) throw new Error('Channels has no database.');
    return found.urls;
  }

  private get projects(): PostgresService {
    const found = this.postgres.find(({ service }) => service === 'projects');
    if (!found) throw new Error('Projects has no database.');
    return found;
  }

  private async copyAll(chosen: (service: string) => IsIncluded): Promise<readonly Compared[]> {
    const [ofPostgres, ofMongo] = await Promise.all([
      this.inPostgres(({ service, copy }) => copy.copyAll(chosen(service))),
      this.copyMongo(chosen),
    ]);
    return [...ofPostgres.flat(), ...ofMongo];
  }

  private async copyMongo(chosen: (service: string) => IsIncluded): Promise<readonly Compared[]> {
    return (await this.inMongo(({ service, urls }) => copyMongo(urls, this.deps.frameId, chosen(service)))).flat();
  }

  private async copyPostgresChanges(): Promise<number> {
    return (await this.inPostgres(({ service, copy }) => copy.copyChanges(isInUse(service)))).flat().length;
  }

  /** Returns the names of the collections with changes. */
  private async copyMongoChanges(): Promise<readonly string[]> {
    return (await this.copyMongo(isInUse)).flatMap(({ name, isEqual }) => (isEqual ? [] : [name]));
  }

  private inPostgres<Result>(work: (one: PostgresService) => Promise<Result>): Promise<Result[]> {
    return Promise.all(this.postgres.map((one) => inDatabase(one.service, work(one))));
  }

  private inMongo<Result>(work: (one: MongoService) => Promise<Result>): Promise<Result[]> {
    return Promise.all(this.mongo.map((one) => inDatabase(one.service, work(one))));
  }

  private async inAll(work: (one: PostgresService | MongoService) => Promise<void>): Promise<void> {
    await Promise.all([this.inPostgres(work), this.inMongo(work)]);
  }
}

async function openPostgres(urls: { source: string; target: string }, frameId: string) {
  const copy = await PostgresCopy.open(urls, frameId);
  const freezing = newClient(urls.source);
  await freezing.connect();
  const tables = copy.sourceTables.map(({ name }) => name).filter((name) => !PROVISIONED.has(name));
  return { copy, freezing, freeze: new Freeze(freezing, frameId, tables) };
}

/** Tables and collections that background work reads. Waiting events are published by the source. */
function isWork(service: string): IsIncluded {
  return (table) => !table.startsWith('outbox') && !table.startsWith('system.') && isReadByWorkers(service, table);
}

function isInUse(service: string): IsIncluded {
  const isOfWork = isWork(service);
  return (table) => !isOfWork(table);
}
