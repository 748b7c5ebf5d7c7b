import { EventEmitter } from 'node:events';
import { fakeHandlers } from './fake-handlers';

function call(method: string, ...args: unknown[]): unknown {
  const handlers: Record<string, unknown> = fakeHandlers();
  const handler = handlers[method];
  return typeof handler === 'function' ? handler(...args) : undefined;
}

describe('the fake of a peer service', () => {
  it('responds to a unary call with an empty message', () => {
    const responses: unknown[] = [];

    call(
      'batchGetProjects',
      Object.assign(new EventEmitter(), { request: { ids: ['1'] } }),
      (_: null, response: object) => responses.push(response),
    );

    expect(responses).toEqual([{}]);
  });

  it('ends a server stream', () => {
    let ended = false;
    const stream = Object.assign(new EventEmitter(), {
      request: {},
      end: () => {
        ended = true;
      },
    });

    call('streamRows', stream);

    expect(ended).toBe(true);
  });

  it('responds to a client stream after its end', () => {
    const responses: unknown[] = [];
    const stream = new EventEmitter();

    call('applyRows', stream, (_: null, response: object) => responses.push(response));
    stream.emit('data', { row: 1 });
    expect(responses).toEqual([]);
    stream.emit('end');

    expect(responses).toEqual([{}]);
  });
});
