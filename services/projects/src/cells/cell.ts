import { createHash } from 'node:crypto';
import type { CellState, PlacementState } from '@trackway/contracts';

/** A complete installation with some of the tenants. */
export type Cell = Omit<CellState, 'removed'>;

/** The cell of a tenant. */
export interface Placement extends Pick<PlacementState, 'cell' | 'state' | 'version'> {
  readonly frameId: string;
}

/**
 * The cell of a new tenant: weighted rendezvous hashing, so that each open cell gets its share, and the same tenant gets
 * the same cell at every replica. Undefined if no cell is open.
 */
export function chooseCell(frameId: string, cells: readonly Cell[]): string | undefined {
  let chosen: { readonly name: string; readonly score: number } | undefined;
  for (const { name, weight, state } of cells) {
    if (state !== 'open' || weight === 0) continue;
    const score = -weight / Math.log(fractionOf(`${name}/${frameId}`));
    if (!chosen || score > chosen.score) chosen = { name, score };
  }
  return chosen?.name;
}

/** A uniformly distributed number between 0 and 1, both exclusive. */
function fractionOf(text: string): number {
  return (createHash('sha256').update(text).digest().readUInt32BE(0) + 0.5) / 2 ** 32;
}
