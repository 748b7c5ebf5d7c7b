import Connection from 'kafkajs/src/network/connection';

/** Size of the length that precedes each response. */
const LENGTH_BYTES = 4;

const { connect, disconnect, processData } = Connection.prototype;
const attempts = new WeakMap<Connection, Promise<boolean>>();

/**
 * Corrects faults of connections in kafkajs 2.2.4:
 * - The part of a response that arrived before a connection broke was put in front of the responses of the next
 *   connection, so no response was recognized until the process ended.
 * - A response that could not be decoded ended the process. Now it ends the connection.
 * - Two requests at the same time opened two sockets. Now they wait for the same one.
 * - A closed connection kept receiving data. Now its socket is destroyed.
 */
export function separateConnections(): void {
  Connection.prototype.connect = function connectOnce(): Promise<boolean> {
    if (this.isConnected()) return Promise.resolve(true);
    const attempt = attempts.get(this) ?? startConnection(this);
    attempts.set(this, attempt);
    return attempt;
  };
  Connection.prototype.disconnect = async function disconnectAndDestroy(): Promise<boolean> {
    const { socket } = this;
    const isDisconnected = await disconnect.call(this);
    socket?.destroy();
    return isDisconnected;
  };
  Connection.prototype.processData = function processOrClose(data: Buffer): void {
    try {
      processData.call(this, data);
    } catch (error) {
      this.socket?.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  };
}

async function startConnection(connection: Connection): Promise<boolean> {
  connection.chunks = [];
  connection.bytesBuffered = 0;
  connection.bytesNeeded = LENGTH_BYTES;
  try {
    return await connect.call(connection);
  } finally {
    attempts.delete(connection);
  }
}
