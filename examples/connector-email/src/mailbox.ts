import { open, readFile, rename } from 'node:fs/promises';
import { type Health, messageOf, RetryLater } from '@trackway/connector';
import { ImapFlow, type MailboxObject } from 'imapflow';
import type { EmailSettings } from './settings';

interface Position {
  readonly uidValidity: string;
  readonly lastUid: number;
}

const MAX_DELAY_MS = 5 * 60_000;
const FIRST_DELAY_MS = 500;
/** After the UIDs have become invalid, e-mails of this time are read again. Known ones are recognized by their Message-ID. */
const REREAD_MS = 7 * 24 * 60 * 60 * 1_000;
const TOO_LARGE = '\r\n\r\n[This e-mail is too large. It is in the mailbox.]\r\n';

/**
 * Reads new e-mails of an IMAP folder: immediately if the server supports IDLE, and at an interval. The position is stored
 * after an e-mail is in the queue, so none is lost. The folder is not changed.
 */
export class Mailbox {
  private isStopping = false;
  private client: ImapFlow | undefined;
  private running: Promise<void> = Promise.resolve();
  private wake = () => {};

  constructor(
    private readonly settings: EmailSettings,
    private readonly file: string,
    private readonly health: Health,
    private readonly receive: (source: Buffer, uid: string) => Promise<void>,
  ) {}

  start(): void {
    this.running = this.run();
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    this.wake();
    this.client?.close();
    await this.running;
  }

  /** Connects again after errors, with growing pauses. */
  private async run(): Promise<void> {
    for (let failures = 0; !this.isStopping; failures += 1) {
      try {
        await this.session(() => {
          failures = 0;
        });
      } catch (error) {
        if (this.isStopping) return;
        this.health.error('imap', messageOf(error));
        this.health.setProblem('imap', `The mailbox is not read: ${messageOf(error)}`);
      } finally {
        this.client?.close();
      }
      if (!this.isStopping) await this.pause(Math.min(FIRST_DELAY_MS * 2 ** failures, MAX_DELAY_MS));
    }
  }

  private async session(onSuccess: () => void): Promise<void> {
    const { host, port, isSecure, user, password, folder, pollSeconds } = this.settings.imap;
    const client = new ImapFlow({ host, port, secure: isSecure, auth: { user, pass: password }, logger: false });
    this.client = client;
    let failure: Error | undefined;
    let hasNews = true;
    client.on('error', (error: Error) => {
      failure = error;
      this.wake();
    });
    client.on('close', () => {
      failure ??= new Error('The server has closed the connection.');
      this.wake();
    });
    client.on('exists', () => {
      hasNews = true;
      this.wake();
    });
    await client.connect();
    let position = await this.initialPosition(client, await client.mailboxOpen(folder, { readOnly: true }));
    while (!this.isStopping) {
      if (failure) throw failure;
      if (hasNews) {
        hasNews = false;
        position = await this.readNew(client, position);
        this.health.setProblem('imap', undefined);
        onSuccess();
        continue;
      }
      // The next command ends IDLE.
      client.idle().catch(() => {});
      await this.pause(pollSeconds * 1_000);
      hasNews = true;
    }
  }

  /** Where to continue. The first start begins with the next new e-mail, unless a setting demands all. */
  private async initialPosition(client: ImapFlow, { uidValidity, uidNext }: MailboxObject): Promise<Position> {
    const stored = await this.readPosition();
    const validity = String(uidValidity);
    if (stored?.uidValidity === validity) return stored;
    const { readsExisting } = this.settings.imap;
    if (!stored) return this.store({ uidValidity: validity, lastUid: readsExisting ? 0 : uidNext - 1 });
    this.health.error(
      'imap',
      'The UIDVALIDITY of the folder has changed. E-mails of the last seven days are read again.',
    );
    const recent = await client.search({ since: new Date(Date.now() - REREAD_MS) }, { uid: true });
    const first = (recent || []).reduce((lowest, uid) => Math.min(lowest, uid), uidNext);
    return this.store({ uidValidity: validity, lastUid: first - 1 });
  }

  private async readNew(client: ImapFlow, from: Position): Promise<Position> {
    let position = from;
    // `*` is the last e-mail, also if its UID is lower.
    const found = await client.fetchAll(`${from.lastUid + 1}:*`, { uid: true, size: true }, { uid: true });
    const newer = found.filter(({ uid }) => uid > from.lastUid).sort((one, other) => one.uid - other.uid);
    for (const { uid, size = 0 } of newer) {
      if (this.isStopping) break;
      const source = await this.download(client, uid, size);
      // Another client may have deleted it in the meantime.
      if (source) await this.process(source, `${position.uidValidity}:${uid}`);
      position = await this.store({ ...position, lastUid: uid });
    }
    return position;
  }

  private async download(client: ImapFlow, uid: number, size: number): Promise<Buffer | undefined> {
    const isTooLarge = size > this.settings.maxMailBytes;
    const query = isTooLarge
      ? { headers: ['from', 'reply-to', 'subject', 'date', 'message-id', 'auto-submitted'] }
      : { source: true };
    const mail = await client.fetchOne(String(uid), { uid: true, ...query }, { uid: true });
    if (!mail) return undefined;
    if (!isTooLarge) return mail.source;
    return Buffer.concat([Buffer.from((mail.headers ?? '').toString().trimEnd()), Buffer.from(TOO_LARGE)]);
  }

  private async process(source: Buffer, uid: string): Promise<void> {
    try {
      await this.receive(source, uid);
    } catch (error) {
      if (error instanceof RetryLater || isSystemError(error)) throw error;
      // One malformed e-mail must not block the others. It stays in the mailbox.
      this.health.count('mails_unreadable');
      this.health.error('imap', `The e-mail with UID ${uid} could not be read: ${messageOf(error)}`);
    }
  }

  private async readPosition(): Promise<Position | undefined> {
    try {
      return JSON.parse(await readFile(this.file, 'utf8'));
    } catch {
      return undefined;
    }
  }

  private async store(position: Position): Promise<Position> {
    const file = await open(`${this.file}.part`, 'w');
    await file.writeFile(JSON.stringify(position));
    await file.datasync();
    await file.close();
    await rename(`${this.file}.part`, this.file);
    return position;
  }

  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** An error of the disk, such as no space. */
function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}
