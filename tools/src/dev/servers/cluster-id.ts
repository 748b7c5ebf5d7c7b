import { randomUUID } from 'node:crypto';

/** A UUID in base64url. It must not begin with a hyphen, which Kafka's command line would read as an option. */
export function newClusterId(uuid: () => string = randomUUID): string {
  for (;;) {
    const id = Buffer.from(uuid().replaceAll('-', ''), 'hex').toString('base64url');
    if (!id.startsWith('-')) return id;
  }
}
