/** The part of an internal class of kafkajs that `stopIdleChecks` changes. The package has no types for it. */
declare module 'kafkajs/src/network/requestQueue' {
  class RequestQueue {
    constructor(options: object);
    pending: object[];
    throttledUntil: number;
    throttleCheckTimeoutId: NodeJS.Timeout | null;
    checkPendingRequests(): void;
    scheduleCheckPendingRequests(): void;
  }
  export = RequestQueue;
}
