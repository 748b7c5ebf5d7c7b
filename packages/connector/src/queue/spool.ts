import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PermanentError } from '../errors';
import { DoneLog, keyOf } from './done-log';
import { moveDurably, syncFolder, writeDurably } from './durable-file';
import type { AddResult, Job } from './job';

/** A stored job without its body. */
export interface Entry {
  readonly key: string;
  readonly file: string;
  readonly orderingKey: string;
  readonly addedAt: number;
  attempts: number;
  dueAt: number;
}

const JOB_FILE = /^(\d{16})-([\w-]{22})\.json$/;

/**
 * Jobs as files, so that a crash loses none: a sender gets its response when the job is on disk. Only one process may use a
 * folder. Bodies are read when they are needed, so the memory does not grow with them.
 */
export class Spool {
  private readonly jobsByKey = new Map<string, Entry[]>();
  private readonly waiting = new Set<string>();
  private readonly rejected = new Set<string>();
  private readonly adding = new Map<string, Promise<AddResult>>();
  private readonly done: DoneLog;
  private last = 0;

  constructor(
    private readonly folder: string,
    private readonly maxJobs: number,
  ) {
    this.done = new DoneLog(folder);
  }

  async open(): Promise<void> {
    for (const name of ['waiting', 'rejected']) await mkdir(join(this.folder, name), { recursive: true });
    await this.done.open();
    for (const name of await readdir(join(this.folder, 'rejected'))) this.addRejected(name);
    for (const file of (await readdir(join(this.folder, 'waiting'))).sort()) await this.load(file);
  }

  /** Resolves when the job is on disk. `isUnlimited` adds a job that is a result of another one, even to a full spool. */
  async add(job: Pick<Job, 'id' | 'orderingKey' | 'body'>, isUnlimited = false): Promise<AddResult> {
    const key = keyOf(job.id);
    const concurrent = this.adding.get(key);
    if (concurrent) return (await concurrent) === 'full' ? 'full' : 'known';
    if (this.waiting.has(key) || this.rejected.has(key) || this.done.has(key)) return 'known';
    if (!isUnlimited && this.isFull) return 'full';
    const adding = this.write(key, job);
    this.adding.set(key, adding);
    try {
      return await adding;
    } finally {
      this.adding.delete(key);
    }
  }

  /** The first job of each ordering key. */
  *heads(): Iterable<Entry> {
    for (const [head] of this.jobsByKey.values()) if (head) yield head;
  }

  /** @throws PermanentError if the file is damaged. */
  async read({ file }: Entry): Promise<Job> {
    return parseJob(await readFile(join(this.folder, 'waiting', file), 'utf8'));
  }

  async complete(entry: Entry): Promise<void> {
    // The id is recorded first: after a crash in between, the job is not repeated.
    await this.done.add(entry.key);
    await rm(join(this.folder, 'waiting', entry.file));
    this.remove(entry);
  }

  /** Sets a job aside for an operator, with the reason beside it. */
  async reject(entry: Entry, reason: string): Promise<void> {
    await this.setAside(entry, reason);
    this.remove(entry);
  }

  async close(): Promise<void> {
    await this.done.close();
  }

  get size(): number {
    return this.waiting.size;
  }

  get rejectedCount(): number {
    return this.rejected.size;
  }

  get isFull(): boolean {
    return this.waiting.size + this.adding.size >= this.maxJobs;
  }

  private async write(
    key: string,
    { id, orderingKey, body }: Pick<Job, 'id' | 'orderingKey' | 'body'>,
  ): Promise<AddResult> {
    const addedAt = Date.now();
    this.last = Math.max(this.last + 1, addedAt * 1_000);
    const file = `${String(this.last).padStart(16, '0')}-${key}.json`;
    const entry: Entry = { key, file, orderingKey, addedAt, attempts: 0, dueAt: 0 };
    const job: Job = { id, orderingKey, addedAt, body };
    await writeDurably(join(this.folder, 'waiting', file), JSON.stringify(job));
    await syncFolder(join(this.folder, 'waiting'));
    this.insert(entry);
    return 'added';
  }

  private async load(file: string): Promise<void> {
    const [, order, key] = JOB_FILE.exec(file) ?? [];
    const path = join(this.folder, 'waiting', file);
    if (order === undefined || key === undefined || this.done.has(key)) return rm(path);
    this.last = Math.max(this.last, Number(order));
    let job: Job;
    try {
      job = parseJob(await readFile(path, 'utf8'));
    } catch (error) {
      if (!(error instanceof PermanentError)) throw error;
      // Otherwise one damaged file would prevent the start.
      return this.setAside({ key, file }, error.message);
    }
    const { orderingKey, addedAt } = job;
    this.insert({ key, file, orderingKey, addedAt, attempts: 0, dueAt: 0 });
  }

  private async setAside({ key, file }: Pick<Entry, 'key' | 'file'>, reason: string): Promise<void> {
    await writeDurably(join(this.folder, 'rejected', `${file}.reason.txt`), `${reason}\n`);
    await moveDurably(join(this.folder, 'waiting'), join(this.folder, 'rejected'), file);
    this.rejected.add(key);
  }

  private addRejected(name: string): void {
    const key = JOB_FILE.exec(name)?.[2];
    if (key !== undefined) this.rejected.add(key);
  }

  /** Files are written concurrently, so a job may arrive after one with a higher number. */
  private insert(entry: Entry): void {
    const entries = this.jobsByKey.get(entry.orderingKey) ?? [];
    entries.push(entry);
    entries.sort((one, other) => (one.file < other.file ? -1 : 1));
    this.jobsByKey.set(entry.orderingKey, entries);
    this.waiting.add(entry.key);
  }

  private remove(entry: Entry): void {
    const left = (this.jobsByKey.get(entry.orderingKey) ?? []).filter((one) => one !== entry);
    if (left.length > 0) this.jobsByKey.set(entry.orderingKey, left);
    else this.jobsByKey.delete(entry.orderingKey);
    this.waiting.delete(entry.key);
  }
}

function parseJob(text: string): Job {
  let job: Partial<Job> | null;
  try {
    job = JSON.parse(text);
  } catch {
    throw new PermanentError('The file of the job is damaged: it is not JSON.');
  }
  const { id, orderingKey, addedAt, body } = job ?? {};
  if (typeof id !== 'string' || typeof orderingKey !== 'string' || typeof addedAt !== 'number') {
    throw new PermanentError('The file of the job is damaged: it has no id, orderingKey or addedAt.');
  }
  return { id, orderingKey, addedAt, body };
}
