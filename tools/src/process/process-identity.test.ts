import { identify, isRunning, parseStartTime } from './process-identity';

const FIELDS = 'S 1 2 3 0 -1 4194560 100 0 0 0 1 2 0 0 20 0 11 0';

describe('the identity of a process', () => {
  it('contains the start time, also for a process name with spaces and parentheses', () => {
    expect(parseStartTime(`42 (a (b) c) ${FIELDS} 987654 1000 200`)).toBe('987654');
  });

  it('does not exist for a zombie', () => {
    expect(parseStartTime(`42 (node) ${FIELDS.replace('S', 'Z')} 987654 1000 200`)).toBeUndefined();
  });

  it('distinguishes this process from another one with the same pid', () => {
    const me = identify(process.pid);

    expect(me).toBeDefined();
    expect(isRunning(me!)).toBe(true);
    expect(isRunning({ ...me!, startTime: `${me!.startTime}0` })).toBe(false);
  });

  it('does not exist without a process', () => {
    expect(identify(2 ** 22 + 1)).toBeUndefined();
  });
});
