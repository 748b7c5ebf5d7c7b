import { passedOn } from './service-process';

describe('the environment of a service process', () => {
  it('contains the settings of the caller', () => {
    expect(passedOn({ PATH: '/bin', LOG_LEVEL: 'debug', RATE_LIMIT_SUBJECT_PER_MINUTE: '5' })).toEqual({
      PATH: '/bin',
      LOG_LEVEL: 'debug',
      RATE_LIMIT_SUBJECT_PER_MINUTE: '5',
    });
  });

  it('contains no URLs of whole servers, and no variables of npm', () => {
    const env = { POSTGRES_URL: 'postgres://superuser@db', npm_config_cache: '/x', TEST_MONGODB_URL: 'mongodb://db' };

    expect(passedOn(env)).toEqual({});
  });
});
