import RequestQueue from 'kafkajs/src/network/requestQueue';

const CHECK_INTERVAL_MS = 10;

/**
 * kafkajs 2.2.4 checks the pending requests of each connection in an endless loop with timers of 1 ms, also if there are none
 * (https://github.com/tulios/kafkajs/issues/1704). An idle process used 2 % of a core for it. A check is needed only
 * while requests are pending.
 */
export function stopIdleChecks(): void {
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
