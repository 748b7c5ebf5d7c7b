import { z } from 'zod';
import type { AccessToken } from '../authentication/access-token';
import { CELL_HEADER } from '../exchange/request-headers';
import { postJson, readFromService } from '../proxy/call-service';
import type { CellUpstreams } from '../proxy/cell-upstreams';
import type { FindInCell } from './find-frame';

/** Paths at which the gateway of a cell responds to the entry. */
export const REFERENCES_PATH = '/internal/references';
export const TOKENS_PATH = '/internal/tokens';
/** Path of the public keys of issued tokens. */
export const KEYS_PATH = '/.well-known/jwks.json';

const OK = 200;

const foundReference = z.object({ frame_id: z.uuid().nullable() });
export type FoundReference = z.input<typeof foundReference>;

/** A verified token, as the gateways of cells exchange it. */
const sentToken = z.object({
  subject: z.uuid(),
  frame_id: z.uuid(),
  scopes: z.array(z.string()),
  expires_at: z.number(),
});

const verified = z.object({ token: sentToken.nullable() });
export type Verified = z.input<typeof verified>;

/** Calls of the entry to the gateways of other cells. */
export class CellPeers {
  constructor(private readonly cells: CellUpstreams) {}

  get names(): readonly string[] {
    return this.cells.all.map(([name]) => name);
  }

  finders(): ReadonlyMap<string, FindInCell> {
    return new Map(
      this.names.map((cell) => [
        cell,
        async ({ kind, value }) => {
          const { frame_id } = foundReference.parse(await this.post(cell, REFERENCES_PATH, { kind, value }));
          return frame_id ?? undefined;
        },
      ]),
    );
  }

  /** Undefined if the cell rejects the token. */
  async verify(cell: string, text: string): Promise<AccessToken | undefined> {
    const { token } = verified.parse(await this.post(cell, TOKENS_PATH, { token: text }));
    return token ? toAccessToken(token) : undefined;
  }

  readKeys(cell: string): Promise<unknown> {
    return readFromService(this.targetOf(cell), KEYS_PATH);
  }

  private async post(cell: string, path: string, body: object): Promise<unknown> {
    const headers = { [CELL_HEADER]: this.cells.token() };
    const response = await postJson(this.targetOf(cell), { path, body, headers });
    if (response.status !== OK) throw new Error(`The cell ${cell} responded with status ${response.status}.`);
    return response.body;
  }

  private targetOf(cell: string) {
    const upstream = this.cells.find(cell);
    if (!upstream) throw new Error(`There is no cell ${cell}.`);
    return upstream.replicaFor(undefined);
  }
}

function toAccessToken({ subject, frame_id, scopes, expires_at }: z.output<typeof sentToken>): AccessToken {
  return {
    subject,
    frameId: frame_id,
    limitKey: `${frame_id}/${subject}`,
    slotOwner: { key: frame_id, isAnonymous: false },
    scopes,
    expiresAt: expires_at,
  };
}
