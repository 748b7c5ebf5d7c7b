import { cidr, rangeCheck } from './cidr';

const contains = (range: string, address: string) => rangeCheck([cidr.parse(range)])(address);

describe('an address range', () => {
  it.each([
    ['10.0.0.0/8', '10.255.0.1', '11.0.0.1'],
    ['192.168.1.7', '192.168.1.7', '192.168.1.8'],
    ['0.0.0.0/0', '8.8.8.8', '::1'],
    ['10.0.0.1/32', '10.0.0.1', '10.0.0.2'],
    ['fd00::/8', 'fdff::1', 'fe00::1'],
    ['fd00::1', 'fd00::1', 'fd00::2'],
    ['fd00::1/128', 'fd00::1', 'fd00::2'],
  ])('%s contains %s, but not %s', (range, inside, outside) => {
    expect([contains(range, inside), contains(range, outside)]).toEqual([true, false]);
  });

  it.each([
    '',
    'localhost',
    '10.0.0.0/',
    '10.0.0.0/33',
    '10.0.0.0/-1',
    '10.0.0.0/8.5',
    '10.0.0.0/x',
    'fd00::/129',
    '10.0.0.0/8/8',
  ])('is rejected in another form: %s', (text) => {
    const parsed = cidr.safeParse(text);

    expect(parsed.error?.issues).toMatchObject([{ message: 'must be address ranges such as 10.0.0.0/8' }]);
  });

  it('contains nothing that is no address, and no ranges contain nothing', () => {
    expect(contains('0.0.0.0/0', 'localhost')).toBe(false);
    expect(rangeCheck([])('10.0.0.1')).toBe(false);
  });
});
