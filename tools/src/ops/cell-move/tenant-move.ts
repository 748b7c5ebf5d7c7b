import type { Client } from 'pg';
import { newClient } from '../../dev/servers/databases';
import { StartFailure } from '../../process/start-failure';
import { collectionsOf } from '../backup/mongo-backup';
import type { BackedUpServers } from '../backup/servers-of';
import type { Compared } from '../frame/copy/compared';
import type { FileCopy } from '../frame/copy/copy-files';
import { copyMongo } from '../frame/copy/copy-mongo';
import { inDatabase } from '../frame/copy/describe-error';
import { ofFrame } from '../frame/mongo-frame';
import { lockTenant } from '../frame/residence';
import { storesOf } from '../frame/stores-of';
import type { Consumers } from './consumers';
import { holdMessages, releaseMessages } from './held-messages';
import { isFrozen } from './mongo-freeze';
import { type MongoService, openMongo } from './mongo-service';
import type { MoveSteps } from './move-tenant';
import { type IsIncluded, isInUse, isWork } from './moved-tables';
import { openPostgres, type PostgresService } from './postgres-service';
import { publishIdentity } from './publish-identity';
import { type RunningWork, runningWorkOf } from './running-work';
import { untilNone } from './until-none';

/** Runs a command of the directory of cells, and returns its output. */
export type RunCell = (...args: readonly string[]) => Promise<string>;

interface Deps {
  readonly frameId: string;
  /** Name of the cell that gets the tenant. */
  readonly cell: string;
  readonly servers: { readonly source: BackedUpServers; readonly target: BackedUpServers };
  readonly files: FileCopy;
  readonly consumers: Consumers;
  readonly runCell: RunCell;
}

const MAX_DRAIN_MS = 30_000;
/** Passes after the freeze. */
const MAX_LAST_PASSES = 5;

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
    const mongo: MongoService[] = [];
    const move = new TenantMove(deps, postgres, mongo, target);
    try {
      await target.connect();
      for (const { service, urls, isPostgres } of stores) {
        if (isPostgres) postgres.push(await inDatabase(service, openPostgres(service, urls, frameId)));
        else mongo.push(await inDatabase(service, openMongo(service, urls, frameId)));
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
    await this.inPostgres(async ({ freeze, changes }) => {
      await freeze.install(this.deps.cell);
      await changes.start();
    });
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
    return this.deps.consumers.untilCaughtUp();
  }

  async drain(): Promise<void> {
    const end = Date.now() + MAX_DRAIN_MS;
    const problem = 'These services do not publish the events of the tenant';
    await untilNone(end, () => this.servicesWithEvents(), problem);
    await this.deps.consumers.untilCaughtUp(end - Date.now());
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
    await this.inPostgres(({ changes }) => changes.remove());
  }

  async resume(): Promise<void> {
    await releaseMessages(this.channels.source, this.deps.frameId);
    await this.deps.runCell('resume', this.deps.frameId);
  }

  async close(): Promise<void> {
    const ofServices = this.postgres.flatMap(({ copy, freezing }) => [copy.close(), freezing.end()]);
    await Promise.all([...ofServices, ...this.mongo.map((one) => one.close()), this.target.end()]);
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
      this.inMongo(async ({ service, [cell]: db }) => {
        for (const name of (await collectionsOf(db)).filter(isWork(service))) {
          await db.collection(name).deleteMany(ofFrame(this.deps.frameId));
        }
      }),
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

  /** The services with events of the tenant that are not published. */
  private async servicesWithEvents(): Promise<readonly string[]> {
    const { frameId } = this.deps;
    const statement = 'SELECT EXISTS (SELECT FROM outbox WHERE frame_id = $1) AS waits';
    const [ofPostgres, ofMongo] = await Promise.all([
      this.inPostgres(async ({ service, freezing }) => {
        const { rows } = await freezing.query<{ waits: boolean }>(statement, [frameId]);
        return rows[0]?.waits ? [service] : [];
      }),
      this.inMongo(async ({ service, source }) =>
        (await source.collection('outbox').findOne({ frame_id: frameId })) ? [service] : [],
      ),
    ]);
    return [...ofPostgres, ...ofMongo].flat();
  }

  private get channels(): MongoService {
    const found = this.mongo.find(({ service }) => service === 'channels');
    if (!found) throw new Error('Channels has no database.');
    return found;
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
    return (
      await this.inMongo(({ service, ...databases }) => copyMongo(databases, this.deps.frameId, chosen(service)))
    ).flat();
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
