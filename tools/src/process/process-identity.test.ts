import { identify, isRunning, parseStartTime } from './process-identity';

const FIELDS = 'S 1 2 3 0 -1 4194560 100 0 0 0 1 2 0 0 20 0 11 0';

describe('the identity of a process', () => {
  it('reads the start time behind a name with blanks and brackets', () => {
    expect(parseStartTime(`42 (a (b) c) ${FIELDS} 987654 1000 200`)).toBe('987654');
  });

  it('takes a zombie for ended', () => {
    expect(parseStartTime(`42 (node) ${FIELDS.replace('S', 'Z')} 987654 1000 200`)).toBeUndefined();
  });

  it('knows this process, and not a later one of the same pid', () => {
    const me = identify(process.pid);

    expect(me).toBeDefined();
    expect(isRunning(me!)).toBe(true);
    expect(isRunning({ ...me!, startTime: `${me!.startTime}0` })).toBe(false);
  });

  it('finds nothing where nothing runs', () => {
    expect(identify(2 ** 22 + 1)).toBeUndefined();
  });
});
