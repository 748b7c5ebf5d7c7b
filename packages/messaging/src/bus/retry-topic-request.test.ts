import { setTimeout as pause } from 'node:timers/promises';
import { retryTopicRequest } from './retry-topic-request';

const { signal } = new AbortController();
const unavailable = new Error('The broker is unavailable.');

describe('a request about topics', () => {
  it('is repeated until it succeeds', async () => {
    const results = [Promise.reject(unavailable), Promise.resolve(['a'])];

    expect(await retryTopicRequest(async () => results.shift(), signal)).toEqual(['a']);
  });

  it('fails after the time limit, however long each attempt takes', async () => {
    let attempts = 0;
    const request = async () => {
      attempts += 1;
      await pause(60);
      throw unavailable;
    };

    await expect(retryTopicRequest(request, signal, 50)).rejects.toBe(unavailable);
    expect(attempts).toBe(1);
  });

  it('fails at once if the event bus stops', async () => {
    const stopped = new AbortController();
    let attempts = 0;
    const request = async () => {
      attempts += 1;
      throw unavailable;
    };

    const result = retryTopicRequest(request, stopped.signal);
    stopped.abort();

    await expect(result).rejects.toBe(unavailable);
    expect(attempts).toBe(1);
  });
});
