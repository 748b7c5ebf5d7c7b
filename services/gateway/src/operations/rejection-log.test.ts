import type { Logger } from '@trackway/runtime';
import { type RejectedRequest, RejectionLog } from './rejection-log';

const rejected = (address: string, reason = 'unauthenticated'): RejectedRequest => ({
  request_id: 'r',
  status: 401,
  reason,
  address,
  method: 'GET',
  path: '/api/management/projects',
});

describe('the log of rejections', () => {
  let now = 0;
  let lines: Record<string, unknown>[] = [];
  let log: RejectionLog;

  beforeEach(() => {
    now = 0;
    lines = [];
    const logger = { info: (line: Record<string, unknown>) => lines.push(line) } as Pick<Logger, 'info'> as Logger;
    log = new RejectionLog(logger, () => now);
  });

  it('logs the first one at once, and repetitions as a count', () => {
    for (let time = 0; time <= 10_000; time += 1_000) {
      now = time;
      log.record(rejected('192.0.2.1'));
    }

    expect(lines.map(({ address, suppressed }) => [address, suppressed])).toEqual([
      ['192.0.2.1', undefined],
      ['192.0.2.1', 9],
    ]);
  });

  it('logs each address and each reason separately', () => {
    log.record(rejected('192.0.2.1'));
    log.record(rejected('192.0.2.2'));
    log.record(rejected('192.0.2.1', 'token_expired'));

    expect(lines).toHaveLength(3);
  });

  it('limits the lines of one second, for any number of addresses', () => {
    for (let index = 0; index < 100_000; index += 1) log.record(rejected(`address ${index}`));
    const first = lines.length;
    now = 1_000;
    log.record(rejected('another'));

    expect([first, lines.length]).toEqual([20, 21]);
  });
});
