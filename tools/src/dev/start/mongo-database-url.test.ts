import { mongoDatabaseUrl } from './mongo-database-url';

describe('mongoDatabaseUrl', () => {
  it('keeps the server and its options', () => {
    const url = mongoDatabaseUrl('mongodb://127.0.0.1:27017/?directConnection=true', 'forms');

    expect(url).toBe('mongodb://127.0.0.1:27017/forms?directConnection=true');
  });

  it('keeps the authentication database', () => {
    expect(mongoDatabaseUrl('mongodb://bo:pw@db/', 'forms')).toBe('mongodb://bo:pw@db/forms?authSource=admin');
    expect(mongoDatabaseUrl('mongodb://bo:pw@db/people', 'forms')).toBe('mongodb://bo:pw@db/forms?authSource=people');
  });

  it('keeps an existing authSource', () => {
    expect(mongoDatabaseUrl('mongodb://bo:pw@db/?authSource=x', 'forms')).toBe('mongodb://bo:pw@db/forms?authSource=x');
  });
});
