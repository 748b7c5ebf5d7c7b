import { cellChanged, cellName, placementStates } from '@trackway/contracts';
import type { EventBus } from '@trackway/messaging';
import type { Health, InternalTokens, Lifecycle, Logger, Registry } from '@trackway/runtime';
import { z } from 'zod';
import type { VerifyToken } from './authentication/token-verifier';
import { CellDirectory, type Placement } from './cells/cell-directory';
import { CellMetrics } from './cells/cell-metrics';
import { CellPeers, KEYS_PATH } from './cells/cell-peers';
import { type CellTokens, gatewayCaller } from './cells/cell-tokens';
import { type FindInCell, makeFindFrame } from './cells/find-frame';
import { followCells } from './cells/follow-cells';
import { KeySets } from './cells/key-sets';
import { respondToEntry } from './cells/respond-to-entry';
import { routeToCell } from './cells/route-to-cell';
import { makeVerifyElsewhere } from './cells/verify-elsewhere';
import type { GatewaySettings } from './config';
import type { Respond } from './docs/local-response';
import type { SendLocalResponse } from './docs/send-local-response';
import type { SendError } from './exchange/send-error';
import type { Step } from './exchange/steps';
import { postToService, readFromService } from './proxy/call-service';
import type { CellUpstreams } from './proxy/cell-upstreams';
import type { Upstreams } from './proxy/upstreams';
import type { Upstream } from './routing/route';

const foundReference = z.object({ frame_id: z.uuid().nullable() });
const placed = z.object({
  cell: cellName,
  state: z.enum(placementStates),
  version: z.int(),
  cell_state: cellChanged.schema.nullish(),
});

const SERVICES = {
  share: 'projects',
  service_account: 'projects',
  form_link: 'forms',
  intake_link: 'forms',
  intake_submission: 'forms',
  channel: 'channels',
} as const satisfies Record<Parameters<FindInCell>[0]['kind'], Upstream>;

interface Deps {
  readonly upstreams: Upstreams;
  readonly cells: CellUpstreams;
  readonly tokens: CellTokens | undefined;
  readonly internal: InternalTokens;
  readonly bus: EventBus | undefined;
  readonly lifecycle: Lifecycle;
  readonly health: Health;
  readonly registry: Registry;
  readonly logger: Logger;
  readonly now: () => number;
  /** A tenant has moved, so cached callers may have been verified elsewhere. */
  readonly onMoved: () => void;
}

/** The parts of the request path that exist only in installations with several cells. */
export interface Cells {
  /** Reads the public keys of issued tokens. */
  readonly readKeys: () => Promise<unknown>;
  readonly verify: (verify: VerifyToken) => VerifyToken;
  readonly pages: ReadonlyMap<string, Respond>;
  readonly metrics: CellMetrics | undefined;
  /** Steps for the gateway of the entry, in a cell. */
  readonly respond: (deps: { verify: VerifyToken; send: SendLocalResponse; sendError: SendError }) => Step[];
  /** Steps that choose the cell, in the entry. */
  readonly route: (sendError: SendError) => Step[];
}

/** Opens the directory of cells in the entry, and what a cell needs behind one. Without settings of cells, nothing. */
export function openCells(settings: GatewaySettings, deps: Deps): Cells {
  const { upstreams, tokens } = deps;
  const readOwn = () => readFromService(upstreams.projects.replicaFor(undefined), KEYS_PATH);
  if (settings.CELL_NAME !== undefined) return openEntry(settings, settings.CELL_NAME, { ...deps, readOwn });
  const { CELL_ENTRY_URL: url } = settings;
  deps.cells.use(url === undefined ? [] : [{ name: 'entry', url }]);
  const keySets = new KeySets({ readOwn, others: keyReaders(deps), now: deps.now });
  const find = findHere(deps);
  return {
    readKeys: () => keySets.read(),
    verify: (verify) => verify,
    pages: new Map(),
    metrics: undefined,
    respond: (steps) => (tokens ? [respondToEntry({ ...steps, isFromEntry: tokens.isValid, find })] : []),
    route: () => [],
  };
}

function openEntry(
  settings: GatewaySettings,
  ownCell: string,
  deps: Deps & { readonly readOwn: () => Promise<unknown> },
): Cells {
  const { cells, bus, lifecycle, health, registry, logger, now } = deps;
  const directory = new CellDirectory({
    onCells: (all) => cells.use(all.filter(({ name }) => name !== ownCell)),
    onMoved: deps.onMoved,
  });
  const peers = new CellPeers(cells);
  if (bus) lifecycle.own('directory of cells', followCells({ bus, directory, logger }), (running) => running.stop());
  health.add('directory of cells', async () => {
    if (!directory.isComplete) throw new Error('it has not been read yet');
  });
  const keySets = new KeySets({ readOwn: deps.readOwn, others: keyReaders(deps), now });
  const inCells = () => new Map([[ownCell, findHere(deps)], ...peers.finders()]);
  const findFrame = makeFindFrame({ cells: inCells, directory, now });
  const placeFrame = makePlaceFrame(deps, directory);
  return {
    readKeys: () => keySets.read(),
    verify: (verify) =>
      makeVerifyElsewhere({
        verify,
        configuredIssuer: settings.TOKEN_ISSUER,
        cells: () => peers.names,
        verifyInCell: (cell, text) => peers.verify(cell, text),
        now,
      }),
    pages: new Map([[KEYS_PATH, respondWithKeys(keySets)]]),
    metrics: new CellMetrics(registry, { cells, tenants: () => directory.size }),
    respond: () => [],
    route: (sendError) => [routeToCell({ directory, ownCell, placeFrame, findFrame, sendError })],
  };
}

/** Readers of the public keys of the other cells that are known, by name. */
function keyReaders({ cells, logger }: Pick<Deps, 'cells' | 'logger'>) {
  const peers = new CellPeers(cells);
  const read = async (name: string) => {
    try {
      return await peers.readKeys(name);
    } catch (error) {
      logger.warn({ err: error, cell: name }, 'the public keys of a cell could not be read');
      throw error;
    }
  };
  return () => new Map(peers.names.map((name) => [name, () => read(name)]));
}

/** The public keys of all cells, for clients that verify tokens themselves. */
function respondWithKeys(keySets: KeySets): Respond {
  return async () => {
    const { keys } = await keySets.current();
    const body = JSON.stringify({ response: true, keys });
    return { status: 200, type: 'application/json', body, headers: ['Cache-Control', 'public, max-age=300'] };
  };
}

/** Finds references in the services of this installation. */
function findHere({ upstreams, internal }: Pick<Deps, 'upstreams' | 'internal'>): FindInCell {
  return async ({ kind, value }) => {
    const identity = internal.sign(gatewayCaller());
    const request = { path: '/internal/references', body: { kind, value }, identity };
    const response = await postToService(upstreams[SERVICES[kind]].replicaFor(undefined), request);
    return foundReference.parse(response.body).frame_id ?? undefined;
  };
}

/** Reads the cell of a tenant from projects, which chooses one for a new tenant. Concurrent requests share one call. */
function makePlaceFrame({ upstreams, internal }: Deps, directory: CellDirectory) {
  const running = new Map<string, Promise<Placement>>();
  const place = async (frameId: string): Promise<Placement> => {
    const identity = internal.sign(gatewayCaller(frameId));
    const request = { path: '/internal/cells/placements', body: { frame_id: frameId }, identity };
    const response = await postToService(upstreams.projects.replicaFor(frameId), request);
    const { cell_state: cell, ...placement } = placed.parse(response.body);
    // A cell can be newer than the last message of the directory.
    if (cell) directory.applyCell(cell);
    directory.applyPlacement(frameId, placement);
    return directory.placementOf(frameId) ?? placement;
  };
  return (frameId: string): Promise<Placement> => {
    const call = running.get(frameId) ?? place(frameId).finally(() => running.delete(frameId));
    running.set(frameId, call);
    return call;
  };
}
