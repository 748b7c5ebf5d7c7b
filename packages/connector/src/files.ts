import { createHmac } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf, PermanentError, RetryLater } from './errors';
import type { HttpReply, HttpRoute } from './http/server';
import type { Attachment } from './messages';
import { syncFolder, writeDurably } from './queue/durable-file';

/** Trackway rejects larger files. */
export const MAX_FILE_BYTES = 25 * 1024 * 1024;
/** Trackway downloads files within minutes after it has stored a message, but the message may wait in the queue. */
const RETENTION_MS = 9 * 24 * 60 * 60 * 1_000;
const PURGE_INTERVAL_MS = 60 * 60 * 1_000;
const TOKEN = /^[\w-]{43}$/;

export interface FileContent {
  readonly name: string;
  readonly mimeType: string;
  readonly content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

/**
 * Files for Trackway to download, whose provider requires an own authorization. Addresses contain a token that cannot be
 * guessed, so they work like signed links.
 */
export class Files {
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: { folder: string; publicUrl: string; secret: string }) {}

  async open(): Promise<void> {
    await mkdir(this.options.folder, { recursive: true });
    await this.purge();
    this.timer = setInterval(() => void this.purge().catch(() => {}), PURGE_INTERVAL_MS).unref();
  }

  close(): void {
    clearInterval(this.timer);
  }

  /**
   * Stores a file once for each `id`: `load` is called only if the file is not stored yet.
   * @throws PermanentError if it is larger than 25 MB
   */
  async store(id: string, load: () => Promise<FileContent>): Promise<Attachment> {
    const { folder, publicUrl, secret } = this.options;
    const token = createHmac('sha256', secret).update(`file:${id}`).digest('base64url');
    const path = join(folder, token);
    let known = await readDescription(path);
    if (known) await utimes(path, new Date(), new Date());
    else {
      const { name, mimeType, content } = await load();
      await writeContent(path, content).catch(toRetryable);
      known = { name, mime_type: mimeType };
      await writeDurably(`${path}.json`, JSON.stringify(known));
      await syncFolder(folder);
    }
    return { ...known, url: `${publicUrl}/files/${token}` };
  }

  readonly route: HttpRoute = {
    method: 'GET',
    path: '/files/',
    handle: async ({ path }): Promise<HttpReply> => {
      const token = path.slice('/files/'.length);
      if (!TOKEN.test(token)) return { status: 404 };
      const file = join(this.options.folder, token);
      const description = await readDescription(file);
      if (!description) return { status: 404 };
      const { size } = await stat(file);
      const headers = {
        'content-type': description.mime_type,
        'content-length': String(size),
        // Files of customers must not run in a browser.
        'content-disposition': 'attachment',
        'content-security-policy': 'sandbox',
      };
      return { status: 200, headers, body: createReadStream(file) };
    },
  };

  private async purge(): Promise<void> {
    const { folder } = this.options;
    // A description is deleted with its file.
    for (const name of (await readdir(folder)).filter((one) => !one.endsWith('.json'))) {
      const path = join(folder, name);
      const { mtimeMs } = await stat(path);
      if (Date.now() - mtimeMs < RETENTION_MS) continue;
      await rm(`${path}.json`, { force: true });
      await rm(path, { force: true });
    }
  }
}

interface Description {
  readonly name: string;
  readonly mime_type: string;
}

/** Undefined if the file is not stored completely. */
async function readDescription(path: string): Promise<Description | undefined> {
  try {
    return JSON.parse(await readFile(`${path}.json`, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A download that was cut off can be repeated, unlike one that is too large. */
function toRetryable(error: unknown): never {
  throw error instanceof PermanentError ? error : new RetryLater(`The file was not stored: ${messageOf(error)}`);
}

async function writeContent(path: string, content: FileContent['content']): Promise<void> {
  const file = await open(`${path}.part`, 'w');
  try {
    let size = 0;
    for await (const chunk of content) {
      size += chunk.length;
      if (size > MAX_FILE_BYTES) throw new PermanentError(`The file is larger than ${MAX_FILE_BYTES} bytes.`);
      await file.write(chunk);
    }
    await file.datasync();
  } finally {
    await file.close();
  }
  await rename(`${path}.part`, path);
}
