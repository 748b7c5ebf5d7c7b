import Broker from 'kafkajs/src/broker';

const { connect } = Broker.prototype;

/**
 * kafkajs 2.2.4 leaves a connection open whose handshake failed, for example because the broker did not respond in time,
 * and regards it as usable. Each later request then fails with "Broker not connected" until the process ends. Closing
 * the connection lets the next attempt connect again.
 */
export function closeFailedHandshakes(): void {
  Broker.prototype.connect = async function connectOrClose(): Promise<void> {
    try {
      await connect.call(this);
    } catch (error) {
      await this.disconnect();
      throw error;
    }
  };
}
