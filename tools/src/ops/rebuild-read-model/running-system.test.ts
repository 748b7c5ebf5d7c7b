import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settingsOf } from '../../dev/start/service-settings';
import { contextOf } from './running-system';

describe('a command for a running system', () => {
  it('uses the settings of the service', () => {
    const services = Object.fromEntries(
      ['gateway', 'projects', 'forms', 'funnels', 'spreadsheets', 'channels'].map((name, n) => [
        name,
        {
          http: `http://127.0.0.1:${1_000 + n}`,
          operations: `http://127.0.0.1:${1_000 + n}`,
          ...(name === 'gateway' ? {} : { grpc: `127.0.0.1:${2_000 + n}` }),
        },
      ]),
    );
    const servers = {
      postgres_url: 'postgres://postgres@127.0.0.1:5/postgres',
      mongodb_url: 'mongodb://m',
      kafka_brokers: 'k:1',
    };
    const connection = { base_url: '', token: '', frame_id: '', user_id: '', services, servers };

    const settings = settingsOf(
      'projects',
      contextOf({ ...connection, state_folder: mkdtempSync(join(tmpdir(), 'state-')) }),
    );

    expect(settings).toMatchObject({
      POSTGRES_URL: expect.stringMatching(/^postgres:\/\/projects_app:.+@127\.0\.0\.1:5\/projects$/),
      FORMS_GRPC: '127.0.0.1:2002',
      FUNNELS_GRPC: '127.0.0.1:2003',
      CHANNELS_GRPC: '127.0.0.1:2005',
      KAFKA_BROKERS: 'k:1',
    });
  });
});
