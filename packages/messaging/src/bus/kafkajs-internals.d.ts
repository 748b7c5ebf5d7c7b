/** The parts of internal classes of kafkajs that this package changes. The package has no types for them. */
declare module 'kafkajs/src/network/requestQueue' {
  class RequestQueue {
    constructor(options: object);
    pending: object[];
    throttledUntil: number;
    throttleCheckTimeoutId: NodeJS.Timeout | null;
    enforceRequestTimeout: boolean;
    requestTimeout: number;
    requestTimeoutIntervalId?: NodeJS.Timeout;
    inflight: Map<number, { sentAt: number; requestTimeout: number; timeoutRequest(): void }>;
    isConnected(): boolean;
    destroy(): void;
    scheduleRequestTimeoutCheck(): void;
    checkPendingRequests(): void;
    scheduleCheckPendingRequests(): void;
  }
  export = RequestQueue;
}

declare module 'kafkajs/src/broker' {
  class Broker {
    constructor(options: object);
    isConnected(): boolean;
    connect(): Promise<void>;
    disconnect(): Promise<void>;
  }
  export = Broker;
}

declare module 'kafkajs/src/network/connection' {
  class Connection {
    constructor(options: object);
    send(request: object): Promise<unknown>;
    socket?: import('node:net').Socket;
    chunks: Buffer[];
    bytesBuffered: number;
    bytesNeeded: number;
    isConnected(): boolean;
    connect(): Promise<boolean>;
    disconnect(): Promise<boolean>;
    processData(data: Buffer): void;
  }
  export = Connection;
}

declare module 'kafkajs/src/network/connectionPool' {
  class ConnectionPool {
    constructor(options: object);
  }
  export = ConnectionPool;
}

declare module 'kafkajs/src/network/socketFactory' {
  function createSocketFactory(): unknown;
  export = createSocketFactory;
}

declare module 'kafkajs/src/protocol/encoder' {
  class Encoder {}
  export = Encoder;
}
