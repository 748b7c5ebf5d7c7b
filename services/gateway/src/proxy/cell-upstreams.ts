import type { CellState } from '@trackway/contracts';
import type { UpstreamService } from './upstream';

/** Returns the current token by which the gateways of cells trust this one. */
export type SignCellToken = () => string;

/** The gateways of other cells. Empty without cells. */
export class CellUpstreams {
  private readonly byName = new Map<string, { readonly url: string; readonly upstream: UpstreamService }>();
  /** Gateways with requests in progress whose cell was changed or removed. */
  private readonly leaving = new Set<UpstreamService>();

  constructor(
    private readonly open: (url: URL) => UpstreamService,
    private readonly sign: SignCellToken | undefined,
  ) {}

  find(cell: string): UpstreamService | undefined {
    return this.byName.get(cell)?.upstream;
  }

  get all(): readonly (readonly [string, UpstreamService])[] {
    return [...this.byName].map(([name, { upstream }]) => [name, upstream]);
  }

  token(): string {
    if (!this.sign) throw new Error('A request cannot be forwarded to a cell without CELL_KEYS.');
    return this.sign();
  }

  /** Opens the gateways of these cells, and closes others when their requests have ended. */
  use(cells: readonly Pick<CellState, 'name' | 'url'>[]): void {
    const urls = new Map(cells.flatMap(({ name, url }) => (url === null ? [] : [[name, url] as const])));
    for (const [name, { url, upstream }] of this.byName) {
      if (urls.get(name) === url) continue;
      this.byName.delete(name);
      this.leaving.add(upstream);
    }
    for (const [name, url] of urls) {
      if (!this.byName.has(name)) this.byName.set(name, { url, upstream: this.open(new URL(url)) });
    }
    for (const upstream of this.leaving) {
      if (upstream.all.some(({ inProgress }) => inProgress > 0)) continue;
      upstream.close();
      this.leaving.delete(upstream);
    }
  }

  close(): void {
    for (const { upstream } of this.byName.values()) upstream.close();
    for (const upstream of this.leaving) upstream.close();
  }
}
