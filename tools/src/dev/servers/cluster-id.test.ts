import { newClusterId } from './cluster-id';

describe('the id of a Kafka cluster', () => {
  it('is a UUID in base64url', () => {
    expect(newClusterId(() => '01020304-0506-4708-890a-0b0c0d0e0f10')).toBe('AQIDBAUGRwiJCgsMDQ4PEA');
  });

  it('never begins with a hyphen, which commands would parse as an option', () => {
    const uuids = ['f8000000-0000-4000-8000-000000000000', '08000000-0000-4000-8000-000000000000'];

    const id = newClusterId(() => uuids.shift() ?? '');

    expect(id).toMatch(/^CAAA/);
    expect(uuids).toEqual([]);
  });
});
