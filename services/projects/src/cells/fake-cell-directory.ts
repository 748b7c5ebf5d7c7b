import type { OutgoingEvent } from '@trackway/messaging';
import type { Cell, Placement } from './cell';
import type { CellDirectory, CellStores } from './cell-store';

/** The directory in memory, without rollbacks. */
export class FakeCellDirectory implements CellDirectory {
  readonly cells = new Map<string, Cell>();
  readonly placements = new Map<string, Placement>();
  readonly published: OutgoingEvent['event']['data'][] = [];
  private version = 0;

  change<T>(work: (stores: CellStores) => Promise<T>): Promise<T> {
    const { cells, placements } = this;
    const next = () => {
      this.version += 1;
      return this.version;
    };
    const stores: CellStores = {
      cells: async () => [...cells.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1)),
      put: async (fields) => {
        const cell = { ...fields, version: next() };
        cells.set(cell.name, cell);
        return cell;
      },
      remove: async (name) => {
        const cell = cells.get(name);
        cells.delete(name);
        return cell && { ...cell, version: next() };
      },
      placement: async (frameId) => placements.get(frameId),
      counts: async () => {
        const counts = new Map<string, number>();
        for (const { cell } of placements.values()) counts.set(cell, (counts.get(cell) ?? 0) + 1);
        return counts;
      },
      insertPlacement: async (fields) => (placements.has(fields.frameId) ? undefined : stores.setPlacement(fields)),
      setPlacement: async (fields) => {
        const placement = { ...fields, version: next() };
        placements.set(fields.frameId, placement);
        return placement;
      },
      outbox: {
        add: async (...events) => {
          this.published.push(...events.map(({ event }) => event.data));
        },
      },
    };
    return work(stores);
  }
}
