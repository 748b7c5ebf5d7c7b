import { createServer, type Socket } from 'node:net';

interface StoredMail {
  readonly uid: number;
  readonly source: Buffer;
}

/** The part of IMAP (RFC 3501, IDLE of RFC 2177) that a client needs to read one folder. */
export class FakeImapServer {
  private readonly mails: StoredMail[] = [];
  private readonly idling = new Map<Socket, string>();
  /** The number of e-mails that a client was notified of. */
  private readonly notified = new Map<Socket, number>();

  constructor(private readonly uidValidity = 1) {}

  listen(port: number): Promise<void> {
    const server = createServer((socket) => this.serve(socket));
    return new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  }

  append(source: Buffer): void {
    this.mails.push({ uid: this.mails.length + 1, source });
    for (const socket of this.idling.keys()) this.notify(socket);
  }

  private notify(socket: Socket): void {
    if (this.notified.get(socket) === this.mails.length || !this.notified.has(socket)) return;
    this.notified.set(socket, this.mails.length);
    socket.write(`* ${this.mails.length} EXISTS\r\n`);
  }

  private serve(socket: Socket): void {
    let rest = '';
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      this.idling.delete(socket);
      this.notified.delete(socket);
    });
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString('latin1')).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) this.execute(socket, line);
    });
    socket.write('* OK [CAPABILITY IMAP4rev1 IDLE] ready\r\n');
  }

  private execute(socket: Socket, line: string): void {
    if (/^DONE$/i.test(line)) {
      socket.write(`${this.idling.get(socket)} OK IDLE completed\r\n`);
      this.idling.delete(socket);
      return;
    }
    const [, tag = '*', command = '', rest = ''] = /^(\S+) (UID \S+|\S+) ?(.*)$/i.exec(line) ?? [];
    const name = command.toUpperCase();
    if (name === 'IDLE') {
      this.idling.set(socket, tag);
      socket.write('+ idling\r\n');
      this.notify(socket);
      return;
    }
    for (const part of this.respond(name, rest)) socket.write(part);
    if (name === 'SELECT' || name === 'EXAMINE') this.notified.set(socket, this.mails.length);
    else this.notify(socket);
    socket.write(`${tag} OK ${name} completed\r\n`);
    if (name === 'LOGOUT') socket.end();
  }

  private respond(name: string, rest: string): (string | Buffer)[] {
    if (name === 'CAPABILITY') return ['* CAPABILITY IMAP4rev1 IDLE\r\n'];
    if (name === 'LIST') return ['* LIST (\\HasNoChildren) "/" "INBOX"\r\n'];
    if (name === 'LOGOUT') return ['* BYE\r\n'];
    if (name === 'SELECT' || name === 'EXAMINE') return this.select();
    if (name === 'UID SEARCH') return [`* SEARCH ${this.mails.map(({ uid }) => uid).join(' ')}\r\n`];
    return name === 'UID FETCH' ? this.fetch(rest) : [];
  }

  private select(): string[] {
    return [
      '* FLAGS (\\Seen)\r\n',
      `* ${this.mails.length} EXISTS\r\n`,
      `* OK [UIDVALIDITY ${this.uidValidity}] valid\r\n`,
      `* OK [UIDNEXT ${this.mails.length + 1}] next\r\n`,
    ];
  }

  private fetch(rest: string): (string | Buffer)[] {
    const [, from = '1', to] = /^(\d+)(?::(\d+|\*))?/.exec(rest) ?? [];
    const last = this.mails.at(-1)?.uid ?? 0;
    const end = to === undefined ? Number(from) : to === '*' ? last : Number(to);
    // As in real servers, `9:*` includes the last e-mail if its UID is lower than 9.
    const [low, high] = [Math.min(Number(from), end), Math.max(Number(from), end)];
    return this.mails.filter(({ uid }) => uid >= low && uid <= high).flatMap((mail) => describe(mail, rest));
  }
}

function describe({ uid, source }: StoredMail, rest: string): (string | Buffer)[] {
  const head = `* ${uid} FETCH (UID ${uid} RFC822.SIZE ${source.length}`;
  const section = /BODY\.PEEK(\[[^\]]*\])/i.exec(rest)?.[1];
  if (section === undefined) return [`${head})\r\n`];
  const content = section === '[]' ? source : source.subarray(0, source.indexOf('\r\n\r\n') + 4);
  return [`${head} BODY${section} {${content.length}}\r\n`, content, ')\r\n'];
}
