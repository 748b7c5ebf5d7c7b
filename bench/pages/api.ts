import { type Connection, tokenOf } from '../search/connection.ts';

/** Responses of any shape. */
// biome-ignore lint/suspicious/noExplicitAny: see above
type Json = any;

/** A client of the management API for a user of a frame. Each instance has its own access token. */
export class Api {
  private readonly headers: Readonly<Record<string, string>>;
  private readonly base: string;

  constructor(connection: Connection, frameId: string) {
    this.headers = {
      authorization: `Bearer ${tokenOf(connection, frameId)}`,
      'content-type': 'application/json',
    };
    this.base = `${connection.base_url}/api/management`;
  }

  async write(method: string, path: string, body: object): Promise<Json> {
    return JSON.parse(await this.send(method, path, body));
  }

  async send(method: string, path: string, body?: object): Promise<string> {
    const content = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(`${this.base}${path}`, { method, headers: this.headers, ...content });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    const stale = response.headers.get('x-trackway-stale');
    if (stale !== null) throw new Error(`${method} ${path}: the data of ${stale} may be outdated`);
    return text;
  }
}
