import RequestQueue from 'kafkajs/src/network/requestQueue';

const CHECK_INTERVAL_MS = 10;
const TIMEOUT_CHECKS = 10;

/** Replaces the timers of kafkajs 2.2.4 that wake a process which has no work. */
export function stopIdleChecks(): void {
  checkPendingOnlyIfPending();
  checkTimeoutsLessOften();
}

/**
 * kafkajs checks the pending requests of each connection in an endless loop with timers of 1 ms, also if there are none
 * (https://github.com/tulios/kafkajs/issues/1704). An idle process used 2 % of a core for it. A check is needed only
 * while requests are pending.
 */
function checkPendingOnlyIfPending(): void {
  RequestQueue.prototype.scheduleCheckPendingRequests = function scheduleCheckPendingRequests(): void {
    if (this.throttleCheckTimeoutId || this.pending.length === 0) return;
    const throttledMs = this.throttledUntil - Date.now();
    this.throttleCheckTimeoutId = setTimeout(
      () => {
        this.throttleCheckTimeoutId = null;
        this.checkPendingRequests();
      },
      throttledMs > 0 ? throttledMs : CHECK_INTERVAL_MS,
    );
  };
}

/**
 * kafkajs looks for requests without a response ten times a second in each of about five connections, although their
 * timeout is 10 s. Here, it looks ten times in a timeout.
 */
function checkTimeoutsLessOften(): void {
  RequestQueue.prototype.scheduleRequestTimeoutCheck = function scheduleRequestTimeoutCheck(): void {
    if (!this.enforceRequestTimeout) return;
    this.destroy();
    this.requestTimeoutIntervalId = setInterval(() => {
      const now = Date.now();
      for (const request of this.inflight.values()) {
        if (now - request.sentAt > request.requestTimeout) request.timeoutRequest();
      }
      if (!this.isConnected()) this.destroy();
    }, this.requestTimeout / TIMEOUT_CHECKS);
  };
}
