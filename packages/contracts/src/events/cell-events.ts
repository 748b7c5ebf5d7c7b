import { z } from 'zod';
import { topics } from '../topics';
import { defineEvent } from './event';

/** Names of cells occur in URLs of metrics, logs and commands. */
export const cellName = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be lower-case letters, digits and hyphens');

/** `closed` cells keep their tenants and get no new ones. */
export const cellStates = ['open', 'closed'] as const;

/** While a tenant is `paused`, gateways reject its writes. */
export const placementStates = ['active', 'paused'] as const;

export const cellChanged = defineEvent({
  topic: topics.cells,
  type: 'cells.cell_changed.v1',
  description:
    'Cells: complete installations that share one entry. Keyed by `cell/<name>`, so that the compacted topic retains the latest state; every gateway of the entry reads it completely.',
  schema: z.object({
    name: cellName,
    /** URL of the gateway of the cell. Null for the cell of the entry itself. */
    url: z.url().nullable(),
    /** Share of new tenants, relative to the other open cells. */
    weight: z.int().min(0),
    state: z.enum(cellStates),
    removed: z.boolean(),
    /** Lower versions are outdated. */
    version: z.int(),
  }),
});

export type CellState = z.output<typeof cellChanged.schema>;

export const placementChanged = defineEvent({
  topic: topics.cells,
  type: 'cells.placement_changed.v1',
  description:
    'The cell of a tenant. Keyed by the frame, so that the compacted topic retains the latest state; every gateway of the entry reads it completely.',
  schema: z.object({
    frame_id: z.uuid(),
    cell: cellName,
    state: z.enum(placementStates),
    /** Lower versions are outdated. */
    version: z.int(),
  }),
});

export type PlacementState = z.output<typeof placementChanged.schema>;
