import { passedOn } from './service-process';

describe('the environment that a service is started with', () => {
  it('has the settings of the caller', () => {
    expect(passedOn({ PATH: '/bin', LOG_LEVEL: 'debug', RATE_LIMIT_SUBJECT_PER_MINUTE: '5' })).toEqual({
      PATH: '/bin',
      LOG_LEVEL: 'debug',
      RATE_LIMIT_SUBJECT_PER_MINUTE: '5',
    });
  });

  it('has no address of a whole server, and nothing that npm adds', () => {
    const env = { POSTGRES_URL: 'postgres://superuser@db', npm_config_cache: '/x', TEST_MONGODB_URL: 'mongodb://db' };

    expect(passedOn(env)).toEqual({});
  });
});
