import { loadDlqConfig } from './config';

const NO_FILE = '/nowhere/connection.json';

it('connects to the brokers with the TLS and login settings of services', () => {
  const config = loadDlqConfig(
    {
      KAFKA_BROKERS: 'one:9092, two:9092',
      KAFKA_TLS: 'true',
      KAFKA_CA: 'PEM',
      KAFKA_USERNAME: 'sre',
      KAFKA_PASSWORD: 'p',
      TOPIC_PREFIX: 'eu.',
    },
    NO_FILE,
  );

  expect(config).toEqual({
    kafka: {
      clientId: 'trackway-dlq',
      brokers: ['one:9092', 'two:9092'],
      ssl: { ca: ['PEM'] },
      sasl: { mechanism: 'scram-sha-512', username: 'sre', password: 'p' },
    },
    prefix: 'eu.',
  });
});

it('reports missing and invalid settings', () => {
  expect(() => loadDlqConfig({}, NO_FILE)).toThrow('No system of this checkout is running');
  expect(() => loadDlqConfig({ KAFKA_BROKERS: 'one:9092', KAFKA_USERNAME: 'sre' }, NO_FILE)).toThrow(
    'KAFKA_USERNAME and KAFKA_PASSWORD are set both or not at all.',
  );
});
