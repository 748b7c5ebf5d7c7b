import type { CellState, PlacementState } from '@trackway/contracts';

export type Placement = Pick<PlacementState, 'cell' | 'state' | 'version'>;

interface Listeners {
  onCells(cells: readonly CellState[]): void;
  /** The tenant was served by another cell before. */
  onMoved(frameId: string): void;
}

/** All cells, and the cell of each tenant. Messages may be repeated and arrive in any order. */
export class CellDirectory {
  private readonly cells = new Map<string, CellState>();
  private readonly placements = new Map<string, Placement>();
  /** All messages from before the start of this process have been read. */
  isComplete = false;

  constructor(private readonly listeners: Listeners) {}

  applyCell(cell: CellState): void {
    if (cell.version <= (this.cells.get(cell.name)?.version ?? -1)) return;
    this.cells.set(cell.name, cell);
    this.listeners.onCells([...this.cells.values()].filter(({ removed }) => !removed));
  }

  applyPlacement(frameId: string, { cell, state, version }: Placement): void {
    const before = this.placements.get(frameId);
    if (before && version <= before.version) return;
    this.placements.set(frameId, { cell, state, version });
    if (before && before.cell !== cell) this.listeners.onMoved(frameId);
  }

  placementOf(frameId: string): Placement | undefined {
    return this.placements.get(frameId);
  }

  /** Number of tenants. */
  get size(): number {
    return this.placements.size;
  }
}
