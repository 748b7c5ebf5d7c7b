import { createLogger } from '@trackway/runtime';
import { kafkaOptions } from './kafka-options';

const logger = createLogger({ service: 'test', level: 'silent' });
const plaintext = {
  KAFKA_BROKERS: ['kafka:9092'],
  KAFKA_TLS: false,
  KAFKA_MECHANISM: 'scram-sha-512',
  TOPIC_PREFIX: '',
} as const;

const accessOf = (settings: Partial<Parameters<typeof kafkaOptions>[0]>) =>
  kafkaOptions({ ...plaintext, ...settings }, { clientId: 'test', logger }).access;

it('the partitions of new topics and the time of sessions are optional', () => {
  const optionsOf = (settings: object) => kafkaOptions({ ...plaintext, ...settings }, { clientId: 'test', logger });

  expect(optionsOf({ TOPIC_PARTITIONS: 3, KAFKA_SESSION_SECONDS: 6 })).toMatchObject({
    partitions: 3,
    sessionSeconds: 6,
  });
  expect(Object.keys(optionsOf({}))).not.toEqual(expect.arrayContaining(['partitions', 'sessionSeconds']));
});

describe('the connection to Kafka', () => {
  it('has no TLS by default', () => {
    expect(accessOf({})).toEqual({});
  });

  it('can have TLS, with a private certificate authority', () => {
    expect(accessOf({ KAFKA_TLS: true })).toEqual({ ssl: true });
    expect(accessOf({ KAFKA_TLS: true, KAFKA_CA: 'PEM' })).toEqual({ ssl: { ca: ['PEM'] } });
  });

  it('can have a login', () => {
    expect(accessOf({ KAFKA_USERNAME: 'projects', KAFKA_PASSWORD: 'p' })).toEqual({
      sasl: { mechanism: 'scram-sha-512', username: 'projects', password: 'p' },
    });
  });

  it.each([
    ['a username without a password', { KAFKA_USERNAME: 'projects' }, 'both or not at all'],
    ['a password without TLS', { KAFKA_MECHANISM: 'plain', KAFKA_USERNAME: 'a', KAFKA_PASSWORD: 'b' }, 'KAFKA_TLS'],
  ] as const)('is rejected with %s', (_, settings, why) => {
    expect(() => accessOf(settings)).toThrow(why);
  });
});
