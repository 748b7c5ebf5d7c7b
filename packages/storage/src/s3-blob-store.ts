import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { assertValidKey } from './assert-valid-key';
import type { BlobStore, ByteRange, StoredBlob } from './blob-store';
import { throwUnavailable, toUnavailable } from './storage-errors';

/** The minimum of S3, for low memory use. With 10,000 parts, a file can have 50 GB. */
const PART_BYTES = 5 * 1024 * 1024;
const CONCURRENT_PARTS = 2;

export interface S3Location {
  readonly bucket: string;
  /** Prefix of all keys, with a trailing slash. Can be empty. */
  readonly prefix: string;
  /** Overrides region, endpoint and credentials of the environment. */
  readonly client?: S3ClientConfig;
}

/** Stores files in an S3-compatible bucket. A file becomes visible when its upload is completed. */
export class S3BlobStore implements BlobStore {
  private readonly client: S3Client;

  constructor(private readonly location: S3Location) {
    // Path-style URLs work with every server and host name.
    this.client = new S3Client({ forcePathStyle: true, ...location.client });
  }

  async put(key: string, content: Readable): Promise<number> {
    const body = new PassThrough();
    const upload = new Upload({
      client: this.client,
      params: { ...this.object(key), Body: body },
      partSize: PART_BYTES,
      queueSize: CONCURRENT_PARTS,
    });
    let bytes = 0;
    const counted = async function* (source: AsyncIterable<Buffer | string>) {
      for await (const chunk of source) {
        bytes += Buffer.byteLength(chunk);
        yield chunk;
      }
    };
    const uploaded = upload.done();
    // If the upload fails first, reading must stop.
    uploaded.catch((error: Error) => body.destroy(error));
    try {
      await pipeline(content, counted, body);
    } catch (error) {
      await upload.abort().catch(() => undefined);
      await uploaded.catch(() => undefined);
      throw toUnavailable(error);
    }
    await uploaded.catch(throwUnavailable);
    return bytes;
  }

  async size(key: string): Promise<number | undefined> {
    try {
      const { ContentLength } = await this.client.send(new HeadObjectCommand(this.object(key)));
      return ContentLength;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw toUnavailable(error);
    }
  }

  read(key: string, range?: ByteRange): Readable {
    return Readable.from(this.chunks(key, range), { objectMode: false });
  }

  async remove(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.object(key))).catch(throwUnavailable);
  }

  async *list(folder?: string): AsyncGenerator<StoredBlob> {
    const { bucket, prefix } = this.location;
    const listed = folder === undefined ? prefix : `${prefix}${assertValidKey(folder)}/`;
    let token: string | undefined;
    do {
      const page = await this.client.send(
        new ListObjectsV2Command({ Bucket: bucket, Prefix: listed, ContinuationToken: token }),
      );
      for (const { Key, LastModified, Size = 0, ETag } of page.Contents ?? []) {
        if (!Key || !LastModified) continue;
        yield { key: Key.slice(prefix.length), storedAt: LastModified, bytes: Size, ...(ETag ? { tag: ETag } : {}) };
      }
      token = page.NextContinuationToken;
    } while (token);
  }

  async check(): Promise<void> {
    await this.client.send(new HeadBucketCommand({ Bucket: this.location.bucket }));
  }

  private async *chunks(key: string, range: ByteRange | undefined): AsyncGenerator<Uint8Array> {
    const requested = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
    const command = new GetObjectCommand({ ...this.object(key), ...requested });
    const { Body } = await this.client.send(command).catch(throwUnavailable);
    if (Body instanceof Readable) yield* Body;
  }

  private object(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.location.bucket, Key: `${this.location.prefix}${assertValidKey(key)}` };
  }
}

function isMissing(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('name' in error)) return false;
  return error.name === 'NotFound' || error.name === 'NoSuchKey';
}
