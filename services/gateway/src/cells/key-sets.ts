import { z } from 'zod';

const keySet = z.object({ keys: z.array(z.looseObject({ kid: z.string() })) });

type PublicKeys = z.output<typeof keySet>['keys'];

/** How long a merged key set is served. Keys are published 15 minutes before they sign. */
const FRESH_MS = 60_000;

interface Deps {
  readonly readOwn: () => Promise<unknown>;
  /** Readers of the key sets of other cells, by name. */
  readonly others: () => ReadonlyMap<string, () => Promise<unknown>>;
  readonly now: () => number;
}

/**
 * The public keys of all cells, because tenants move with tokens that other cells issued. Keys of this installation have
 * precedence. While another cell does not respond, its last keys are used.
 */
export class KeySets {
  private readonly lastOf = new Map<string, PublicKeys>();
  private latest: { readonly keys: PublicKeys; readonly at: number; readonly cells: string } | undefined;

  constructor(private readonly deps: Deps) {}

  /** @throws Error if the keys of this installation cannot be read. */
  async read(): Promise<{ readonly keys: PublicKeys }> {
    const { readOwn, others, now } = this.deps;
    const read = async ([name, load]: [string, () => Promise<unknown>]) => {
      this.lastOf.set(name, keySet.parse(await load()).keys);
    };
    const cells = others();
    const [own] = await Promise.all([readOwn(), Promise.allSettled([...cells].map(read))]);
    for (const name of this.lastOf.keys()) if (!cells.has(name)) this.lastOf.delete(name);
    const byKid = new Map<string, PublicKeys[number]>();
    for (const key of [...keySet.parse(own).keys, ...[...this.lastOf.values()].flat()]) {
      if (!byKid.has(key.kid)) byKid.set(key.kid, key);
    }
    this.latest = { keys: [...byKid.values()], at: now(), cells: [...cells.keys()].join() };
    return this.latest;
  }

  /** As `read`, but at most once a minute while the cells are the same. */
  async current(): Promise<{ readonly keys: PublicKeys }> {
    const { latest } = this;
    const isCurrent = latest?.cells === [...this.deps.others().keys()].join();
    return latest && isCurrent && this.deps.now() - latest.at < FRESH_MS ? latest : this.read();
  }
}
