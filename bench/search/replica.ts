import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { BenchFrame } from './frame.ts';
import type { SearchRequest } from './requests.ts';

/** Older versions have no stored indexes. */
const STORING = [
  'search/memory/snapshots/snapshot-manifest',
  'search/memory/snapshots/snapshot-store',
  'search/memory/tenant-snapshots',
];

/** The compiled code of a checkout. With `folder`, indexes are stored there. */
export interface ServiceCode {
  readonly root: string;
  readonly folder?: string;
}

const CONNECTIONS = 4;

/** An object of the checkout. */
type Remote = Record<string, (...values: unknown[]) => Promise<unknown>>;
interface Code {
  readonly classes: Record<string, new (...values: unknown[]) => Remote>;
  readonly functions: Record<string, (...values: unknown[]) => unknown>;
  readonly projectModel: object;
}

/** The search indexes of a replica of projects, as the service creates them. */
export class Replica {
  private readonly code: Code;
  private readonly pool: Remote;
  private readonly tenants: Remote;
  private readonly index: Remote;

  constructor({ root, folder }: ServiceCode, searchUrl: string) {
    this.code = load(root);
    const { classes, functions, projectModel } = this.code;
    const make = (name: string, ...values: unknown[]) =>
      new (classes[name] as new (...all: unknown[]) => Remote)(...values);
    const call = (name: string, value?: unknown) => functions[name]?.(value);
    const logger = call('quietLogger');
    const pool = { url: searchUrl, max: CONNECTIONS, name: 'bench', logger, statementTimeoutMs: 30_000 };
    this.pool = call('createSearchPool', pool) as Remote;
    const [layout, sorts] = [call('columnLayout', projectModel), call('plainSorts', projectModel)];
    const database = make('Database', this.pool);
    const rows = make('PgProjectRows', database, layout);
    const storage = folder && make('FileBlobStore', folder);
    const store = storage && make('SnapshotStore', { storage, newId: functions['newId'], now: Date.now });
    const stored = { store, rows, sorts, logger, schema: store && call('snapshotSchema', layout), minProjects: 1 };
    const snapshots = store && make('TenantSnapshots', stored);
    const limits = { maxBytes: 2 ** 33, minSearches: 1 };
    this.tenants = make('TenantIndexes', { rows, layout, logger, sorts, snapshots, ...limits });
    const inDatabase = make('PgSearchIndex', database);
    const count = () => undefined;
    this.index = make('MemorySearchIndex', { tenants: this.tenants, database: inDatabase, count });
  }

  /** Opens a connection, whose CPU is then measured. */
  async connect(): Promise<void> {
    await this.pool['query']?.('SELECT 1');
  }

  /** Until the tenant is in memory and sorted. */
  async load(frameId: string): Promise<void> {
    await this.tenants['refreshed']?.(frameId);
    await this.tenants['settled']?.();
  }

  async save(): Promise<void> {
    await this.tenants['save']?.();
  }

  async search(frame: BenchFrame, request: SearchRequest): Promise<void> {
    const { functions, projectModel } = this.code;
    const edgeTypes = new Map(frame.edges.map(({ id, type }) => [id, type]));
    const parsed = functions['parseSearch']?.({ ...projectModel, edgeTypes }, request) as object;
    const query = { ...parsed, frameId: frame.id, trashed: 'without', template: false, page: { page: 1, perPage: 30 } };
    await this.index['page']?.(projectModel, query);
  }

  async stop(): Promise<void> {
    await this.pool['end']?.();
  }
}

function load(root: string): Code {
  const require = createRequire(join(root, 'bench/search/replica.ts'));
  const files = [
    'projects/project/project-search-model',
    'search/memory/column-layout',
    'search/memory/memory-search-index',
    'search/memory/pg-project-rows',
    'search/memory/tenant-indexes',
    'search/sql/pg-search-index',
    'search/sql/pg-search-pool',
    ...STORING.filter((file) => existsSync(join(root, 'services/projects/dist', `${file}.js`))),
  ];
  const packages = ['filters', 'postgres', 'runtime', 'storage', 'testkit'].map((name) => require(`@trackway/${name}`));
  const all = Object.assign(
    {},
    ...packages,
    ...files.map((file) => require(`../../services/projects/dist/${file}.js`)),
  );
  return { classes: all, functions: all, projectModel: all.projectModel };
}
