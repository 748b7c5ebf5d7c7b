import { type GatewayError, serviceUnavailable, writesPaused } from '../errors/gateway-error';
import type { Exchange, GatewayRequest, GatewayResponse } from '../exchange/exchange';
import type { SendError } from '../exchange/send-error';
import type { Step } from '../exchange/steps';
import { POSTED_READ } from '../proxy/proxy-events';
import type { CellDirectory, Placement } from './cell-directory';
import { type Reference, referenceOf } from './reference-of';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

const unknownCell = serviceUnavailable('The installation with the data of this frame cannot be determined. Retry.');

/**
 * Chooses the cell of a request by its tenant, after its token was verified and its body was received. The cell of a
 * known tenant is found without a promise.
 */
export function routeToCell(deps: {
  directory: CellDirectory;
  ownCell: string;
  /** Reads the cell of a tenant that has none in the directory yet, or chooses one. */
  placeFrame: (frameId: string) => Promise<Placement>;
  findFrame: (reference: Reference) => Promise<string | undefined>;
  sendError: SendError;
}): Step {
  const { directory, ownCell, placeFrame, findFrame, sendError } = deps;

  return (request, response, next) => {
    const { exchange } = response.locals;
    const proceed = (placement: Placement | undefined): void => {
      const error = placement && choose(request, exchange, placement);
      if (error) reject(request, response, error);
      else next();
    };
    const frameId = exchange.token?.frameId;
    const known = frameId === undefined ? undefined : directory.placementOf(frameId);
    if (known) {
      proceed(known);
      return;
    }
    const placed = frameId === undefined ? placementOfReference(exchange) : placeFrame(frameId);
    placed
      .then(
        (placement) => {
          // The close event has passed, so later steps could not release what they acquire.
          if (!response.destroyed) proceed(placement);
        },
        () => reject(request, response, unknownCell),
      )
      .catch(next);
  };

  /** Undefined for requests without a tenant, which this installation serves. They never place a tenant. */
  async function placementOfReference(exchange: Exchange): Promise<Placement | undefined> {
    const found = referenceOf(exchange);
    if (!found) return undefined;
    const frameId = 'frameId' in found ? found.frameId : await findFrame(found);
    return frameId === undefined ? undefined : directory.placementOf(frameId);
  }

  function choose(request: GatewayRequest, exchange: Exchange, placement: Placement): GatewayError | undefined {
    if (placement.state === 'paused' && isWrite(request, exchange)) return writesPaused;
    if (placement.cell !== ownCell) exchange.cell = placement.cell;
    return undefined;
  }

  function reject(request: GatewayRequest, response: GatewayResponse, error: GatewayError): void {
    if (response.destroyed || response.headersSent) return;
    response.locals.exchange.body?.release();
    sendError(request, response, error);
  }
}

/** Public links record that they were opened, so they count as writes. */
function isWrite({ method }: GatewayRequest, { match, path }: Exchange): boolean {
  if (match?.route.public) return match.route.reference !== 'file_link';
  return !SAFE_METHODS.has(method) && !(method === 'POST' && POSTED_READ.test(path));
}
