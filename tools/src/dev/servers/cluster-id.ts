import { randomUUID } from 'node:crypto';

/** A UUID as Kafka writes it, in base64url. One that begins with a hyphen would be taken for an option of the command line. */
export function newClusterId(uuid: () => string = randomUUID): string {
  for (;;) {
    const id = Buffer.from(uuid().replaceAll('-', ''), 'hex').toString('base64url');
    if (!id.startsWith('-')) return id;
  }
}
