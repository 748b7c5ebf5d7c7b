import { innerServiceNames } from '@trackway/contracts';
import { loadConfig, serviceUrlSetting } from './config';

const urls = innerServiceNames.map((name): [string, string] => [serviceUrlSetting(name), `http://${name}:8080`]);

const complete = {
  ...Object.fromEntries(urls),
  INTERNAL_KEYS: `a:${Buffer.alloc(32).toString('base64url')}`,
  TOKEN_SECRET: 'x'.repeat(32),
};

describe('the settings of the gateway', () => {
  it('have defaults where a safe default exists', () => {
    expect(loadConfig(complete)).toMatchObject({
      HTTP_PORT: 8080,
      RATE_LIMIT_SUBJECT_PER_MINUTE: 600,
      RATE_LIMIT_SUBJECT_BURST: 100,
      RATE_LIMIT_FRAME_PER_MINUTE: 6000,
      RATE_LIMIT_PUBLIC_PER_MINUTE: 120,
      UPSTREAM_TIMEOUT_MS: 30_000,
      TRUSTED_PROXIES: [],
      CORS_ORIGINS: [],
    });
  });

  it.each([
    ['HTTP_PORT', '70000'],
    ['PROJECTS_URL', 'projects:8080'],
    ['FORMS_URL', 'ftp://forms'],
    ['FUNNELS_URL', 'funnels'],
    ['SPREADSHEETS_URL', ''],
    ['CHANNELS_URL', 'channels'],
    ['PUBLIC_URL', 'api.example.org'],
    ['INTERNAL_KEYS', 'short:c2hvcnQ'],
    ['TOKEN_SECRET', 'x'.repeat(31)],
    ['TOKEN_SECRET', `${'x'.repeat(32)},short`],
    ['TOKEN_JWKS_URL', 'keys.json'],
    ['TOKEN_ALGORITHM', 'HS256'],
    ['TOKEN_ALGORITHM', 'none'],
    ['RATE_LIMIT_SUBJECT_PER_MINUTE', '0'],
    ['RATE_LIMIT_SUBJECT_BURST', '1.5'],
    ['RATE_LIMIT_FRAME_PER_MINUTE', 'many'],
    ['RATE_LIMIT_PUBLIC_PER_MINUTE', '-1'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', 'loopback'],
    ['CORS_ORIGINS', 'https://app.example.org/path'],
    ['CORS_ORIGINS', 'app.example.org'],
    ['CONSOLE_TRACE_URL', 'https://traces.example.org'],
    ['CONSOLE_TRACE_URL', 'javascript:open("{request_id}")'],
    ['UPSTREAM_TIMEOUT_MS', 'soon'],
    ['LOG_LEVEL', 'loud'],
    ['SHUTDOWN_GRACE_MS', '-1'],
  ])('reject an invalid %s: %j', (name, value) => {
    expect(() => loadConfig({ ...complete, [name]: value })).toThrow(name);
  });

  it('require https URLs for all services if TLS certificates are configured', () => {
    const byTls = Object.fromEntries(
      Object.entries(complete).map(([name, value]) => [name, value.replace(/^http:/, 'https:')]),
    );

    expect(() => loadConfig({ ...complete, TLS_FOLDER: '/tls' })).toThrow('PROJECTS_URL: must be an https URL');
    expect(() => loadConfig({ ...byTls, FORMS_URL: 'http://forms:8080', TLS_FOLDER: '/tls' })).toThrow('FORMS_URL');
    expect(loadConfig({ ...byTls, TLS_FOLDER: '/tls' })).toMatchObject({ TLS_FOLDER: '/tls' });
  });

  it.each([
    ['neither', {}],
    ['both', { TOKEN_SECRET: complete.TOKEN_SECRET, TOKEN_JWKS_URL: 'https://id.example/jwks' }],
  ])('require either a secret or a key set: %s', (_which, given) => {
    expect(() => loadConfig({ ...complete, TOKEN_SECRET: undefined, ...given })).toThrow('TOKEN_SECRET: set either');
  });

  it('omit values from error messages', () => {
    expect(() => loadConfig({ ...complete, TOKEN_SECRET: 'hunter2' })).toThrow(/^(?!.*hunter2)/s);
  });
});
