import type { Sort } from '@trackway/filters';
import type { Logger } from '@trackway/runtime';
import { MAX_AGE_MS } from './index-state';
import type { Origin, ProjectRows } from './project-rows';
import type { SnapshotManifest } from './snapshots/snapshot-manifest';
import type { SnapshotStore } from './snapshots/snapshot-store';
import type { TenantIndex } from './tenant-index';

const MINUTE_MS = 60_000;
/** A manifest is written again after this time. */
const MANIFEST_MS = 5 * MINUTE_MS;
/** Content is written at most so often for a tenant, and at least so often. */
const MIN_CONTENT_MS = 10 * MINUTE_MS;
const MAX_CONTENT_MS = 24 * 60 * MINUTE_MS;
/** Content is written again if more of its projects than this share have changed. */
const MAX_CHANGED = 1 / 20;
const MIN_CHANGED = 1_000;
/** A tenant without a search for this time is not stored any more. */
const MAX_IDLE_MS = 30 * MINUTE_MS;
/** Smaller tenants are loaded from the database in about a tenth of a second. */
const MIN_PROJECTS = 1_000;

/** Stores indexes of tenants, so that a replica that starts need not load them from the database. */
export class TenantSnapshots {
  constructor(
    private readonly deps: {
      readonly store: SnapshotStore;
      readonly rows: ProjectRows;
      /** Describes the columns of the indexes. */
      readonly schema: string;
      readonly sorts: readonly Sort[];
      readonly logger: Logger;
      readonly minProjects?: number;
      /** Ends writing of content. */
      readonly signal?: AbortSignal;
    },
  ) {}

  /** The stored index of a tenant, if all changes since can be read. */
  async find(frameId: string): Promise<SnapshotManifest | undefined> {
    const manifest = await this.deps.store.find(frameId);
    return manifest && this.isCurrent(manifest, await this.deps.rows.origin()) ? manifest : undefined;
  }

  /** Fills a new index. Returns false if there is no room or too much has changed. @throws if the content is damaged */
  async restore(index: TenantIndex, manifest: SnapshotManifest): Promise<boolean> {
    const { now } = await this.deps.rows.origin();
    const { file, bytes, writtenAt, projects, snapshot, changed } = manifest;
    index.origin = manifest.origin;
    index.stored = { file, bytes, writtenAt, projects };
    if (!(await index.restore(this.deps.store.read(manifest), { snapshot, changed }, this.deps.sorts))) return false;
    index.idleMs = now - manifest.searchedAt;
    return index.table.size > 0 || projects === 0;
  }

  /** The tenants that were searched last, the most recent first. */
  async recent(): Promise<readonly SnapshotManifest[]> {
    const { store, rows } = this.deps;
    const origin = await rows.origin();
    const found: SnapshotManifest[] = [];
    for (const frameId of await store.tenants()) {
      const manifest = await store.find(frameId);
      if (manifest && this.isCurrent(manifest, origin)) found.push(manifest);
    }
    const recent = found.filter(({ searchedAt }) => origin.now - searchedAt < MAX_IDLE_MS);
    return recent.sort((one, other) => other.searchedAt - one.searchedAt);
  }

  /** Stores the current state of an index: its content if too much has changed, otherwise which projects have. */
  async save(index: TenantIndex, { isStopping = false } = {}): Promise<void> {
    const { rows, store, minProjects = MIN_PROJECTS } = this.deps;
    if (index.table.size < minProjects || index.isStale || index.needsCompaction || index.idleMs > MAX_IDLE_MS) return;
    const origin = await rows.origin();
    if (index.origin !== origin.id) return;
    const published = await store.find(index.frameId);
    const isNamed = published?.file === index.stored?.file && published?.schema === this.deps.schema;
    const age = published && this.isCurrent(published, origin) ? origin.now - published.readAt : MAX_AGE_MS;
    // Another replica stores the tenant if the manifest does not name the content of this index.
    if (isNamed ? !isStopping && age < MANIFEST_MS : age < MANIFEST_MS * 2) return;
    if (!(await index.refreshInBackground())) return;
    if (!isNamed || this.isOutdated(index, origin)) {
      if (isStopping) return;
      await this.write(index, origin);
    }
    await this.publish(index, origin);
  }

  /** Removes what is not searched any more, and tenants without projects. */
  async purge(): Promise<number> {
    const { store, rows, logger } = this.deps;
    const { id, now } = await rows.origin();
    const removed = await store.purge(
      async ({ origin, frameId, readAt, writtenAt }) =>
        origin === id &&
        now - readAt < MAX_AGE_MS * 2 &&
        now - writtenAt < MAX_CONTENT_MS + MAX_AGE_MS &&
        (await rows.hasProjects(frameId)),
    );
    if (removed > 0) logger.info({ files: removed }, 'removed stored search indexes');
    return removed;
  }

  private isCurrent({ schema, origin, readAt }: SnapshotManifest, { id, now }: Origin): boolean {
    return schema === this.deps.schema && origin === id && now - readAt < MAX_AGE_MS && now >= readAt;
  }

  private isOutdated({ state, stored }: TenantIndex, { now }: Origin): boolean {
    if (!state || !stored) return true;
    const isOld = now - stored.writtenAt > MIN_CONTENT_MS;
    const hasChanged = state.changed.length > Math.max(MIN_CHANGED, stored.projects * MAX_CHANGED);
    return (isOld && hasChanged) || now - stored.writtenAt > MAX_CONTENT_MS;
  }

  private async write(index: TenantIndex, { now }: Origin): Promise<void> {
    const projects = index.table.size;
    const started = performance.now();
    const { store, sorts, signal } = this.deps;
    const { file, bytes } = await store.write(index.frameId, index.content(sorts), signal);
    index.stored = { file, bytes, writtenAt: now, projects };
    const used = { bytes, projects, ms: Math.round(performance.now() - started) };
    this.deps.logger.info({ frame_id: index.frameId, ...used }, 'stored the search index of a tenant');
  }

  private async publish(index: TenantIndex, { id, now }: Origin): Promise<void> {
    const { state, stored, frameId } = index;
    if (!state || !stored) return;
    const { store, schema } = this.deps;
    const searchedAt = now - index.idleMs;
    await store.publish({ schema, frameId, origin: id, ...stored, ...state, readAt: now, searchedAt });
  }
}
