import { Health } from './health';

describe('readiness', () => {
  it('requires every required dependency', async () => {
    const health = new Health();
    health.add('postgres', async () => 'anything');
    health.add('kafka', () => Promise.reject(new Error('no broker')), { required: false });

    expect(await health.report()).toEqual({ ready: true, checks: { postgres: 'ok', kafka: 'no broker' } });

    health.add('mongo', () => Promise.reject(new Error('no server')));
    expect((await health.report()).ready).toBe(false);
  });

  it('is lost when the process starts to stop', async () => {
    const health = new Health();
    health.drain();

    expect(await health.report()).toEqual({ ready: false, checks: { process: 'stopping' } });
  });
});
