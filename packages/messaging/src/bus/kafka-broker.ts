import Broker from 'kafkajs/src/broker';

const { connect } = Broker.prototype;
const attempts = new WeakMap<Broker, Promise<void>>();

/**
 * kafkajs 2.2.4 leaves a connection open whose handshake failed, for example because the broker did not respond in time,
 * and regards it as usable. Each later request then fails with "Broker not connected" until the process ends. Closing
 * the connection lets the next attempt connect again. Concurrent callers share an attempt, because closing it after its
 * failure would also close the connection of the next attempt.
 */
export function closeFailedHandshakes(): void {
  Broker.prototype.connect = function connectOnce(): Promise<void> {
    const attempt = attempts.get(this) ?? connectOrClose(this);
    attempts.set(this, attempt);
    return attempt;
  };
}

async function connectOrClose(broker: Broker): Promise<void> {
  try {
    await connect.call(broker);
  } catch (error) {
    await broker.disconnect();
    throw error;
  } finally {
    attempts.delete(broker);
  }
}
