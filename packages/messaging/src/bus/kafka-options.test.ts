import { createLogger } from '@trackway/runtime';
import { kafkaOptions } from './kafka-options';

const logger = createLogger({ service: 'test', level: 'silent' });
const open = {
  KAFKA_BROKERS: ['kafka:9092'],
  KAFKA_TLS: false,
  KAFKA_MECHANISM: 'scram-sha-512',
  TOPIC_PREFIX: '',
} as const;

const accessBy = (settings: Partial<Parameters<typeof kafkaOptions>[0]>) =>
  kafkaOptions({ ...open, ...settings }, { clientId: 'test', logger }).access;

describe('the connection to Kafka', () => {
  it('has no TLS by default', () => {
    expect(accessBy({})).toEqual({});
  });

  it('can have TLS, with a private certificate authority', () => {
    expect(accessBy({ KAFKA_TLS: true })).toEqual({ ssl: true });
    expect(accessBy({ KAFKA_TLS: true, KAFKA_CA: 'PEM' })).toEqual({ ssl: { ca: ['PEM'] } });
  });

  it('can have a login', () => {
    expect(accessBy({ KAFKA_USERNAME: 'projects', KAFKA_PASSWORD: 'p' })).toEqual({
      sasl: { mechanism: 'scram-sha-512', username: 'projects', password: 'p' },
    });
  });

  it.each([
    ['half a login', { KAFKA_USERNAME: 'projects' }, 'both or not at all'],
    ['a password in the open', { KAFKA_MECHANISM: 'plain', KAFKA_USERNAME: 'a', KAFKA_PASSWORD: 'b' }, 'KAFKA_TLS'],
  ] as const)('is refused with %s', (_, settings, why) => {
    expect(() => accessBy(settings)).toThrow(why);
  });
});
