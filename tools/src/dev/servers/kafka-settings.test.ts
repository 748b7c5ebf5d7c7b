import { kafkaSettings } from './kafka-settings';

describe('the settings of the local broker', () => {
  it('configure separate ports for clients and the controller', () => {
    const settings = kafkaSettings({ dataFolder: '/state/kafka/data', port: 21_000, controllerPort: 21_001 });

    expect(settings.split('\n')).toEqual(
      expect.arrayContaining([
        'advertised.listeners=PLAINTEXT://127.0.0.1:21000',
        'controller.quorum.voters=1@127.0.0.1:21001',
        'log.dirs=/state/kafka/data',
        'auto.create.topics.enable=false',
      ]),
    );
  });

  it('announce another port to the clients of a listener for links', () => {
    const listeners = [{ name: 'FORMS', port: 21_002, announcedPort: 21_003 }];

    const settings = kafkaSettings({ dataFolder: '/d', port: 21_000, controllerPort: 21_001, listeners });

    expect(settings.split('\n')).toEqual(
      expect.arrayContaining([
        'listeners=PLAINTEXT://127.0.0.1:21000,FORMS://127.0.0.1:21002,CONTROLLER://127.0.0.1:21001',
        'advertised.listeners=PLAINTEXT://127.0.0.1:21000,FORMS://127.0.0.1:21003',
        'listener.security.protocol.map=CONTROLLER:PLAINTEXT,PLAINTEXT:PLAINTEXT,FORMS:PLAINTEXT',
      ]),
    );
  });

  it('announce the name of a Service to the pods of a cluster', () => {
    const listeners = [{ name: 'CLUSTER', port: 21_002, announcedHost: 'kafka', announcedPort: 9092 }];

    const settings = kafkaSettings({ dataFolder: '/d', port: 21_000, controllerPort: 21_001, listeners });

    expect(settings).toContain('advertised.listeners=PLAINTEXT://127.0.0.1:21000,CLUSTER://kafka:9092\n');
  });

  it('require no replicas, because there is one broker', () => {
    const settings = kafkaSettings({ dataFolder: '/d', port: 1, controllerPort: 2 });

    const replicas = settings.split('\n').filter((line) => /replication\.factor|min\.isr/.test(line));

    expect(replicas.length).toBeGreaterThanOrEqual(5);
    expect(replicas.every((line) => line.endsWith('=1'))).toBe(true);
  });

  it('let a broker without durable data, which never restarts, be late with heartbeats', () => {
    const options = { dataFolder: '/d', port: 1, controllerPort: 2 };

    expect(kafkaSettings(options)).toContain('broker.session.timeout.ms=3000\n');
    expect(kafkaSettings({ ...options, durable: false })).toContain('broker.session.timeout.ms=60000\n');
  });
});
