import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';

/** The last e-mail of a customer, to which a reply refers. */
export interface Thread {
  readonly messageId: string | undefined;
  readonly references: readonly string[];
  readonly subject: string | undefined;
}

/** A header must not grow without a limit. The first reference identifies the thread, the last ones the branch. */
const MAX_REFERENCES = 20;

/** The current thread of each customer, one file for each address. */
export class Threads {
  constructor(private readonly folder: string) {}

  async open(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
  }

  async find(address: string): Promise<Thread | undefined> {
    try {
      return JSON.parse(await readFile(this.path(address), 'utf8'));
    } catch {
      return undefined;
    }
  }

  async record(address: string, { messageId, references, subject }: Thread): Promise<void> {
    const all = [...references, ...(messageId === undefined ? [] : [messageId])];
    await this.write(address, { messageId, subject, references: limited(all) });
  }

  /** Adds an own message, so that the next one refers to it as well. */
  async addOwn(address: string, messageId: string): Promise<void> {
    const thread = await this.find(address);
    if (!thread || thread.references.includes(messageId)) return;
    await this.write(address, { ...thread, references: limited([...thread.references, messageId]) });
  }

  private async write(address: string, thread: Thread): Promise<void> {
    const path = this.path(address);
    const file = await open(`${path}.part`, 'w');
    await file.writeFile(JSON.stringify(thread));
    await file.datasync();
    await file.close();
    await rename(`${path}.part`, path);
  }

  private path(address: string): string {
    return join(this.folder, `${createHash('sha256').update(address.toLowerCase()).digest('hex')}.json`);
  }
}

function limited(references: readonly string[]): string[] {
  const distinct = [...new Set(references)];
  if (distinct.length <= MAX_REFERENCES) return distinct;
  return [...distinct.slice(0, 1), ...distinct.slice(1 - MAX_REFERENCES)];
}
