import { randomUUID } from 'node:crypto';
import { type Caller, InternalTokens, type SigningKey } from '@trackway/runtime';

const NAME = 'gateway';
/** Tokens are valid for 60 s. */
const REUSE_MS = 30_000;

/** Cells belong to no frame, but every identity has one. */
export const NO_FRAME = '00000000-0000-0000-0000-000000000000';

/** The identity of the gateway itself. */
export function gatewayCaller(frameId = NO_FRAME): Caller {
  return { kind: 'system', id: randomUUID(), frameId, scopes: [] };
}

/** Tokens by which the gateways of cells authenticate to each other, signed with CELL_KEYS. */
export class CellTokens {
  private readonly tokens: InternalTokens;
  private latest: { readonly text: string; readonly from: number } | undefined;

  constructor(
    keys: readonly SigningKey[],
    private readonly now: () => number,
  ) {
    this.tokens = new InternalTokens(keys, NAME);
  }

  readonly sign = (): string => {
    const now = this.now();
    if (!this.latest || now - this.latest.from > REUSE_MS) {
      this.latest = { text: this.tokens.sign(gatewayCaller()), from: now };
    }
    return this.latest.text;
  };

  readonly isValid = (token: string): boolean => {
    try {
      const { kind, service } = this.tokens.verify(token);
      return kind === 'system' && service === NAME;
    } catch {
      return false;
    }
  };
}
