import { runInContext } from '../context/request-context';
import { createLogger } from './logger';

function write(log: (logger: ReturnType<typeof createLogger>) => void): Record<string, unknown> {
  const lines: string[] = [];
  log(createLogger({ service: 'test', level: 'info', destination: { write: (line) => lines.push(line) } }));
  return JSON.parse(lines[0] ?? '{}') as Record<string, unknown>;
}

describe('log lines', () => {
  it('contain the id of the current request', () => {
    const line = runInContext({ requestId: 'r-1', correlationId: 'c-1', depth: 0 }, () =>
      write((logger) => logger.info({ project: 'p-1' }, 'project archived')),
    );

    expect(line).toMatchObject({
      service: 'test',
      level: 'info',
      msg: 'project archived',
      project: 'p-1',
      request_id: 'r-1',
    });
  });

  it('never contain a token, a secret or a password', () => {
    const line = write((logger) =>
      logger.info(
        { token: 'abc', headers: { authorization: 'Bearer abc', cookie: 'abc' }, deep: { user: { password: 'abc' } } },
        'x',
      ),
    );

    expect(JSON.stringify(line)).not.toContain('abc');
  });
});
