import { join } from 'node:path';
import type { Health } from '../health';
import type { QueueHealth } from '../health-report';
import type { AddResult, Job } from './job';
import { Spool } from './spool';
import { Worker, type WorkerOptions } from './worker';

export interface QueueOptions extends Pick<WorkerOptions, 'process' | 'onReject' | 'maxAgeMs' | 'firstRetryMs'> {
  readonly name: string;
  readonly folder: string;
  readonly maxWaiting: number;
  readonly health: Health;
}

/** A bounded queue on disk, whose jobs are processed in order, retried and counted. */
export class Queue {
  private readonly spool: Spool;
  private readonly worker: Worker;

  constructor(private readonly options: QueueOptions) {
    const { name, folder, maxWaiting, health, ...work } = options;
    this.spool = new Spool(join(folder, name), maxWaiting);
    this.worker = new Worker({
      ...work,
      spool: this.spool,
      onEvent: (event, detail) => {
        health.count(`${name}_${event}`);
        if (detail !== undefined) health.error(name, detail);
      },
    });
  }

  open(): Promise<void> {
    return this.spool.open();
  }

  start(): void {
    this.worker.wake();
  }

  /** Resolves when the job is on disk. See `Spool.add`. */
  async add(job: Pick<Job, 'id' | 'orderingKey' | 'body'>, isUnlimited = false): Promise<AddResult> {
    const result = await this.spool.add(job, isUnlimited);
    const counter = { added: 'accepted', known: 'duplicates', full: 'not_accepted' }[result];
    this.options.health.count(`${this.options.name}_${counter}`);
    this.worker.wake();
    return result;
  }

  async stop(): Promise<void> {
    await this.worker.stop();
    await this.spool.close();
  }

  get state(): QueueHealth {
    const { size, rejectedCount, isFull } = this.spool;
    return { waiting: size, rejected: rejectedCount, is_full: isFull };
  }
}
