import { hasWhatItNeeds } from './locks';

const lock = (packages: Record<string, { integrity?: string; version?: string }>) => ({ packages });
const then = lock({
  'services/forms': { version: '1.0.0' },
  'node_modules/@trackway/errors': {},
  'node_modules/pg': { integrity: 'sha512-a' },
});

describe('packages of a checkout of before', () => {
  it('are there where all of them are installed now, whatever else is', () => {
    const now = lock({
      ...then.packages,
      'services/forms': { version: '1.1.0' },
      'node_modules/zod': { integrity: 'z' },
    });

    expect(hasWhatItNeeds(now, then)).toBe(true);
  });

  it('are not where one was another, or is gone', () => {
    expect(hasWhatItNeeds(lock({ ...then.packages, 'node_modules/pg': { integrity: 'sha512-b' } }), then)).toBe(false);
    expect(hasWhatItNeeds(lock({ 'node_modules/pg': { integrity: 'sha512-a' } }), then)).toBe(false);
  });
});
