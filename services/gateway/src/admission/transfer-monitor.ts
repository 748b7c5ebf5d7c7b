import type { GatewayRequest } from '../exchange/exchange';

const SWEEP_MS = 1_000;

/** How long a body may arrive below the minimum rate. */
const WINDOW_MS = 10_000;

/**
 * Minimum bytes in one window. 1 KiB/s is slower than any connection in use; the limit stops clients that stall on
 * purpose.
 */
const MIN_BYTES_PER_WINDOW = 10_240;

/** A body that is being received. */
interface Transfer {
  readonly request: GatewayRequest;
  readonly deadline: number;
  readonly onTooSlow: () => void;
  windowFrom: number;
  windowBytes: number;
}

/**
 * Ends the reception of bodies that arrive too slowly: over their total time, or below the minimum rate. Time in which the
 * gateway itself does not read, because the service is slower than the client, does not count against the client.
 */
export class TransferMonitor {
  private readonly transfers = new Set<Transfer>();
  private sweep: NodeJS.Timeout | undefined;

  constructor(private readonly now: () => number) {}

  /** Returns a function that ends the monitoring. */
  watch(request: GatewayRequest, totalMs: number, onTooSlow: () => void): () => void {
    const now = this.now();
    const transfer: Transfer = {
      request,
      deadline: now + totalMs,
      onTooSlow,
      windowFrom: now,
      windowBytes: request.socket.bytesRead,
    };
    this.transfers.add(transfer);
    this.sweep ??= setInterval(() => this.check(), SWEEP_MS).unref();
    return () => {
      this.transfers.delete(transfer);
      if (this.transfers.size === 0) this.stop();
    };
  }

  check(): void {
    const now = this.now();
    for (const transfer of [...this.transfers]) {
      if (now >= transfer.deadline || isBelowRate(transfer, now)) {
        this.transfers.delete(transfer);
        transfer.onTooSlow();
      }
    }
  }

  private stop(): void {
    clearInterval(this.sweep);
    this.sweep = undefined;
  }
}

function isBelowRate(transfer: Transfer, now: number): boolean {
  const { request } = transfer;
  const isPausedByGateway = request.readableFlowing !== true;
  const elapsed = now - transfer.windowFrom;
  if (!isPausedByGateway && elapsed < WINDOW_MS) return false;
  const received = request.socket.bytesRead - transfer.windowBytes;
  transfer.windowFrom = now;
  transfer.windowBytes = request.socket.bytesRead;
  return !isPausedByGateway && received * WINDOW_MS < MIN_BYTES_PER_WINDOW * elapsed;
}
