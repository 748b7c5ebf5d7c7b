import { AppError } from '@trackway/errors';

/** About 300,000 new or changed rows. */
const MAX_BYTES = 256 * 1024 * 1024;

/** Limits the memory of one dry run, which shares the process with all tenants. */
export class MemoryBudget {
  private used = 0;

  constructor(private readonly maxBytes = MAX_BYTES) {}

  use(bytes: number): void {
    this.used += bytes;
    if (this.used <= this.maxBytes) return;
    const message = 'The file has too many changes for a dry run. Split it into files of at most 100,000 rows.';
    throw new AppError('too_large', 'payload_too_large', message);
  }
}
