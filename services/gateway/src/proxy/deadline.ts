import { type GatewayError, upstreamTimeout } from '../errors/gateway-error';
import type { GatewayRequest, GatewayResponse } from '../exchange/exchange';

/** Bytes a second. A client that reads more slowly occupies a connection to a service for too long. */
const MIN_READ_RATE = 1_024;

/**
 * Ends exchanges without progress. A service has `limitMs` to begin its response. After that, data must flow within
 * each further `limitMs`, unless the route streams, and a slow client has to read at the minimum rate. While the body
 * of an upload arrives, the deadline is extended; `TransferMonitor` watches it.
 */
export class Deadline {
  private readonly timer: NodeJS.Timeout;
  private sent = -1;

  constructor(
    private readonly exchange: { request: GatewayRequest; response: GatewayResponse; streams: boolean },
    private readonly limitMs: number,
    private readonly giveUp: (rejection: GatewayError) => void,
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
