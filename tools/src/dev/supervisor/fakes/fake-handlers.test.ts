import { EventEmitter } from 'node:events';
import { fakeHandlers } from './fake-handlers';

function call(method: string, ...args: unknown[]): unknown {
  const handlers: Record<string, unknown> = fakeHandlers();
  const handler = handlers[method];
  return typeof handler === 'function' ? handler(...args) : undefined;
}

describe('the fake of a peer service', () => {
  it('answers a question with the empty message', () => {
    const answers: unknown[] = [];

    call(
      'batchGetProjects',
      Object.assign(new EventEmitter(), { request: { ids: ['1'] } }),
      (_: null, answer: object) => answers.push(answer),
    );

    expect(answers).toEqual([{}]);
  });

  it('ends a stream of answers', () => {
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

  it('answers a stream of requests when that has ended, and not before', () => {
    const answers: unknown[] = [];
    const stream = new EventEmitter();

    call('applyRows', stream, (_: null, answer: object) => answers.push(answer));
    stream.emit('data', { row: 1 });
    expect(answers).toEqual([]);
    stream.emit('end');

    expect(answers).toEqual([{}]);
  });
});
