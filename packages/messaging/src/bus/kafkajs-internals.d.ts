/** The parts of internal classes of kafkajs that this package changes. The package has no types for them. */
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

declare module 'kafkajs/src/broker' {
  class Broker {
    connect(): Promise<void>;
    disconnect(): Promise<void>;
  }
  export = Broker;
}
