import type { GatewayRequest, GatewayResponse } from '../edge/exchange';
import { type Refusal, requestTimeout, upstreamTimeout } from '../edge/refusal';

/**
 * Ends exchanges that get nowhere. A service has `limitMs` to begin its answer; from then on something has to move
 * within each further `limitMs`, unless the route streams. Whoever still receives the client's body waits for that.
 */
export class Deadline {
  private readonly timer: NodeJS.Timeout;
  private received = 0;
  private sent = -1;

  constructor(
    private readonly exchange: { request: GatewayRequest; response: GatewayResponse; streams: boolean },
    limitMs: number,
    private readonly giveUp: (refusal: Refusal) => void,
  ) {
    this.timer = setTimeout(check, limitMs, this);
  }

  clear(): void {
    clearTimeout(this.timer);
  }

  check(): void {
    const { request, response, streams } = this.exchange;
    if (response.headersSent) {
      if (streams) return;
      const sent = response.socket?.bytesWritten ?? 0;
      if (sent === this.sent) response.destroy();
      this.sent = sent;
    } else if (request.complete) {
      this.giveUp(upstreamTimeout);
      return;
    } else {
      const received = request.socket.bytesRead;
      if (received === this.received) {
        this.giveUp(requestTimeout);
        return;
      }
      this.received = received;
    }
    this.timer.refresh();
  }
}

function check(deadline: Deadline): void {
  deadline.check();
}
