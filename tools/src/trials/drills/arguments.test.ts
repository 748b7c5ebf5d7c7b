import { parseDrillArguments } from './arguments';

const KNOWN = ['broker-down', 'full-disk'];

describe('the arguments of try:drills', () => {
  it('select incidents, by default all', () => {
    expect(parseDrillArguments([], KNOWN)).toEqual({ list: false, tag: '1.0.0', incidents: KNOWN });
    expect(parseDrillArguments(['full-disk', '--tag', '1.1.0'], KNOWN)).toMatchObject({
      tag: '1.1.0',
      incidents: ['full-disk'],
    });
  });

  it('name the known incidents if one is unknown', () => {
    expect(() => parseDrillArguments(['fire'], KNOWN)).toThrow(
      'Unknown incidents: fire. Known incidents: broker-down, full-disk.',
    );
  });
});
