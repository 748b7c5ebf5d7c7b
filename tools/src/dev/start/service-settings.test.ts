import { temporaryFolder } from '@trackway/testkit';
import { Secrets } from '../servers/secrets';
import { type SettingsContext, settingsOf } from './service-settings';
import { SERVICE_NAMES, type ServiceName, type ServicePorts } from './services';

const SERVERS = {
  postgresUrl: 'postgres://postgres:root@127.0.0.1:5432/postgres',
  mongodbUrl: 'mongodb://127.0.0.1:27017/?directConnection=true',
  kafkaBrokers: '127.0.0.1:9092',
};
/** The gateway has port 8080, the others 1, 2 … for HTTP and 11, 12 … for gRPC. */
const PORTS = Object.fromEntries(
  SERVICE_NAMES.map((name, index) => [
    name,
    name === 'gateway' ? { http: 8080, grpc: undefined } : { http: index, grpc: index + 10 },
  ]),
) as Record<ServiceName, ServicePorts>;

function context(more: Partial<SettingsContext> = {}): SettingsContext {
  const secrets = new Secrets(temporaryFolder());
  const folders = { stateFolder: '/state', storageFolder: '/state/storage' };
  return { servers: SERVERS, secrets, ports: PORTS, ...folders, storageUrl: undefined, ...more };
}

describe('the settings of a service', () => {
  it('connect a PostgreSQL service with roles that own no tables', () => {
    const settingsContext = context();

    const settings = settingsOf('projects', settingsContext);

    const search = new URL(settings['POSTGRES_SEARCH_URL'] ?? '');
    const app = new URL(settings['POSTGRES_URL'] ?? '');
    expect([app.username, app.password, app.pathname]).toEqual([
      'projects_app',
      settingsContext.secrets.get('projects_app'),
      '/projects',
    ]);
    expect([search.username, search.pathname]).toEqual(['projects_search', '/projects']);
    expect(settings).not.toHaveProperty('MONGODB_URL');
  });

  it('connect a MongoDB service to its own database', () => {
    const settings = settingsOf('forms', context());

    expect(settings['MONGODB_URL']).toBe('mongodb://127.0.0.1:27017/forms?directConnection=true');
    expect(settings).not.toHaveProperty('POSTGRES_URL');
  });

  it('contain its ports and the gRPC addresses of its peer services', () => {
    const settings = settingsOf('funnels', context());

    expect(settings).toMatchObject({
      HTTP_PORT: '3',
      GRPC_PORT: '13',
      PROJECTS_GRPC: '127.0.0.1:11',
      FORMS_GRPC: '127.0.0.1:12',
    });
  });

  it('give the gateway the addresses of all services and the token secret, and no gRPC port', () => {
    const settingsContext = context();

    const settings = settingsOf('gateway', settingsContext);

    expect(settings).toMatchObject({ PROJECTS_URL: 'http://127.0.0.1:1', CHANNELS_URL: 'http://127.0.0.1:5' });
    expect(settings['TOKEN_SECRET']).toBe(settingsContext.secrets.get('token'));
    expect(settings).not.toHaveProperty('GRPC_PORT');
  });

  it('use HTTPS between the gateway and services with certificates', () => {
    const settings = settingsOf('gateway', context({ byTls: true }));

    expect(settings).toMatchObject({ PROJECTS_URL: 'https://127.0.0.1:1', CHANNELS_URL: 'https://127.0.0.1:5' });
  });

  it('store files in a folder for each service, or in STORAGE_URL', () => {
    const bucket = context({ storageUrl: 's3://files/' });

    expect(settingsOf('forms', context())['STORAGE_URL']).toBe('file:///state/storage/forms');
    expect(settingsOf('forms', bucket)['STORAGE_URL']).toBe('s3://files/forms');
    expect(settingsOf('projects', bucket)).not.toHaveProperty('STORAGE_URL');
  });

  it('contain the folder with the identity key of the service', () => {
    expect(settingsOf('projects', context())['IDENTITY_FOLDER']).toBe('/state/identity/projects');
    expect(settingsOf('gateway', context())['IDENTITY_FOLDER']).toBe('/state/identity/gateway');
  });
});
