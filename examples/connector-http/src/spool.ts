import { createHash } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A job: a message or status for the channel, or a message for the provider. */
export interface Job {
  readonly id: string;
  readonly to: 'channel' | 'statuses' | 'provider';
  readonly body: string;
  readonly attempts: number;
  /** Milliseconds since 1970. */
  readonly dueAt: number;
  /** Sequence number, which defines the order of jobs. */
  readonly order: number;
}

/** Longer than senders retry. */
const RETENTION_MS = 3 * 24 * 60 * 60 * 1_000;

/**
 * Jobs as files, so that a crash loses none: the sender gets a response when the job is on disk. The ids of completed jobs
 * are stored for a while, so that a repeated message is ignored.
 */
export class Spool {
  private readonly folder: string;
  private last = 0;

  constructor(folder: string) {
    this.folder = folder;
  }

  async open(): Promise<void> {
    for (const name of ['waiting', 'done', 'refused']) await mkdir(join(this.folder, name), { recursive: true });
    for (const name of await readdir(join(this.folder, 'done'))) {
      const path = join(this.folder, 'done', name);
      if (Date.now() - (await stat(path)).mtimeMs > RETENTION_MS) await rm(path);
    }
  }

  /** Resolves when the job is durable. A job with a known id is ignored. */
  async add(job: Pick<Job, 'id' | 'to' | 'body'>): Promise<void> {
    for (const place of ['waiting', 'done', 'refused']) {
      if (await exists(this.path(place, job.id))) return;
    }
    this.last = Math.max(this.last + 1, Date.now());
    await this.write({ ...job, attempts: 0, dueAt: Date.now(), order: this.last });
  }

  /** All pending jobs in their order. */
  async waiting(): Promise<Job[]> {
    const names = (await readdir(join(this.folder, 'waiting'))).filter((name) => name.endsWith('.json'));
    const jobs: Job[] = [];
    for (const name of names) jobs.push(JSON.parse(await readFile(join(this.folder, 'waiting', name), 'utf8')));
    return jobs.sort((one, other) => one.order - other.order);
  }

  async done({ id }: Job): Promise<void> {
    await rename(this.path('waiting', id), this.path('done', id));
  }

  /** Moves a failed job aside, so that an operator can inspect it. */
  async refused(job: Job, reason: string): Promise<void> {
    await writeFile(this.path('refused', job.id), JSON.stringify({ ...job, reason }));
    await rm(this.path('waiting', job.id));
  }

  async postpone(job: Job, dueAt: number): Promise<void> {
    await this.write({ ...job, attempts: job.attempts + 1, dueAt });
  }

  private async write(job: Job): Promise<void> {
    const path = this.path('waiting', job.id);
    const file = await open(`${path}.part`, 'w');
    await file.writeFile(JSON.stringify(job));
    await file.sync();
    await file.close();
    await rename(`${path}.part`, path);
    const folder = await open(join(this.folder, 'waiting'), 'r');
    await folder.sync();
    await folder.close();
  }

  /** Ids come from other systems. Their hash is a safe file name. */
  private path(place: string, id: string): string {
    return join(this.folder, place, `${createHash('sha256').update(id).digest('hex')}.json`);
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
