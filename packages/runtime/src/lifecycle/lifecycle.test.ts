import pino from 'pino';
import { Lifecycle } from './lifecycle';

const logger = pino({ level: 'silent' });

describe('the lifecycle of a process', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('stops its resources in reverse order', async () => {
    const stopped: string[] = [];
    const lifecycle = new Lifecycle(logger, 1_000);
    for (const name of ['pool', 'consumer', 'http']) lifecycle.own(name, name, (resource) => stopped.push(resource));

    await lifecycle.stop();

    expect(stopped).toEqual(['http', 'consumer', 'pool']);
  });

  it('stops once for repeated calls', async () => {
    let stops = 0;
    const lifecycle = new Lifecycle(logger, 1_000);
    lifecycle.own('pool', {}, () => {
      stops += 1;
    });

    await Promise.all([lifecycle.stop(), lifecycle.stop()]);

    expect(stops).toBe(1);
  });

  it('gives the other resources time if one does not stop', async () => {
    const stopped: string[] = [];
    const lifecycle = new Lifecycle(logger, 2_000);
    const stopSlowly = async (name: string) => {
      await new Promise((resolve) => setTimeout(resolve, 110));
      stopped.push(name);
    };
    lifecycle.own('pool', 'pool', stopSlowly);
    lifecycle.own('stuck', 'stuck', () => new Promise(() => undefined));

    const stopping = lifecycle.stop();
    await jest.advanceTimersByTimeAsync(2_000);
    await stopping;

    expect(stopped).toEqual(['pool']);
  });

  it('stops the other resources if one does not stop', async () => {
    const stopped: string[] = [];
    const lifecycle = new Lifecycle(logger, 200);
    lifecycle.own('pool', 'pool', (resource) => stopped.push(resource));
    lifecycle.own('stuck', 'stuck', () => new Promise(() => undefined));
    lifecycle.own('broken', 'broken', () => Promise.reject(new Error('broken')));

    const stopping = lifecycle.stop();
    await jest.advanceTimersByTimeAsync(2_000);
    await stopping;

    expect(stopped).toEqual(['pool']);
  });
});
