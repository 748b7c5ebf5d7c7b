import { type GatewayError, upstreamTimeout } from '../errors/gateway-error';
import type { GatewayRequest, GatewayResponse } from '../exchange/exchange';

/** Bytes a second. A client that reads a response more slowly holds a connection to a service for too long. */
const MIN_READ_RATE = 1_024;

/**
 * Ends exchanges that get nowhere. A service has `limitMs` to begin its answer; from then on something has to move
 * within each further `limitMs`, unless the route streams, and a client that is slower than the service has to read at the
 * minimum rate. While the body of an upload still arrives, the deadline is extended: `TransferMonitor` watches that.
 */
export class Deadline {
  private readonly timer: NodeJS.Timeout;
  private sent = -1;

  constructor(
    private readonly exchange: { request: GatewayRequest; response: GatewayResponse; streams: boolean },
    private readonly limitMs: number,
    private readonly giveUp: (refusal: GatewayError) => void,
  ) {
    this.timer = setTimeout(check, limitMs, this);
  }

  clear(): void {
    clearTimeout(this.timer);
  }

  check(): void {
    const { request, response, streams } = this.exchange;
    if (response.headersSent) {
      if (streams && !response.writableNeedDrain) {
        this.timer.refresh();
        return;
      }
      const sent = response.socket?.bytesWritten ?? 0;
      const minimum = response.writableNeedDrain ? (MIN_READ_RATE * this.limitMs) / 1_000 : 1;
      if (this.sent >= 0 && sent - this.sent < minimum) response.destroy();
      this.sent = sent;
    } else if (request.complete) {
      this.giveUp(upstreamTimeout);
      return;
    }
    this.timer.refresh();
  }
}

function check(deadline: Deadline): void {
  deadline.check();
}
