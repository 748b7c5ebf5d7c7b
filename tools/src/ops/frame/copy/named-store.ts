import { Readable } from 'node:stream';
import type { BlobStore, StoredBlob } from '@trackway/storage';
import { StartFailure } from '../../../process/start-failure';
import { type CellPrefix, describeCell, reasonOf } from './describe-error';

interface Place {
  readonly service: string;
  /** `s3://bucket/prefix`, or a folder. */
  readonly location: string;
  /** Name of the setting with this location. */
  readonly setting: string;
  readonly cell: CellPrefix;
}

/** An error that names its store. */
class StoreFailure extends StartFailure {}

/** The file store of a service in one cell. Its errors name the bucket or folder, the cell, and the settings to correct. */
export class NamedStore implements BlobStore {
  constructor(
    private readonly store: BlobStore,
    private readonly place: Place,
  ) {}

  put(key: string, content: Readable): Promise<number> {
    return this.store.put(key, content).catch((error: unknown) => this.fail(error));
  }

  size(key: string): Promise<number | undefined> {
    return this.store.size(key).catch((error: unknown) => this.fail(error));
  }

  read(key: string): Readable {
    return Readable.from(this.named(this.store.read(key)), { objectMode: false });
  }

  remove(key: string): Promise<void> {
    return this.store.remove(key).catch((error: unknown) => this.fail(error));
  }

  list(folder?: string): AsyncGenerator<StoredBlob> {
    return this.named(this.store.list(folder));
  }

  check(): Promise<void> {
    return this.store.check().catch((error: unknown) => this.fail(error));
  }

  /** Size and list of a bucket that does not exist can look like those of an empty one. A folder is created. */
  async assertReadable(): Promise<void> {
    if (this.isBucket) await this.check();
  }

  private async *named<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
    try {
      yield* items;
    } catch (error) {
      this.fail(error);
    }
  }

  private fail(error: unknown): never {
    if (error instanceof StoreFailure) throw error;
    const { service, location, setting, cell } = this.place;
    const what = `The ${this.isBucket ? 'bucket' : 'folder'} of ${service} in ${describeCell(cell)}, ${location},`;
    throw new StoreFailure(
      `${what} cannot be used: ${reasonOf(error) || `status ${statusOf(error)}`}. ${this.advice(error, setting, cell)}`,
      {
        cause: error,
      },
    );
  }

  private get isBucket(): boolean {
    return this.place.location.startsWith('s3:');
  }

  private advice(error: unknown, setting: string, cell: CellPrefix): string {
    if (!this.isBucket) return `Correct ${setting}, or permit this user to read and write the folder.`;
    const status = statusOf(error);
    if (status === 404) return `Create the bucket, or correct ${setting}.`;
    if (status === 401 || status === 403) {
      return `Permit ${cell}AWS_ACCESS_KEY_ID to list, read and write the bucket, or correct ${setting}.`;
    }
    return `Correct ${setting} and ${cell}AWS_…, or run the command again.`;
  }
}

/** The HTTP status that an S3 client stores in an error, or in its cause. */
function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined;
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  return $metadata?.httpStatusCode ?? statusOf(error.cause);
}
