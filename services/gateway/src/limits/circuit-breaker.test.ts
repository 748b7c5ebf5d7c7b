import { CircuitBreaker } from './circuit-breaker';

describe('the circuit breaker of a service', () => {
  let now = 0;
  let circuit: CircuitBreaker;

  beforeEach(() => {
    now = 0;
    circuit = new CircuitBreaker(() => now);
  });

  function fail(times: number): void {
    for (let time = 0; time < times; time += 1) circuit.recordFailure();
  }

  it('stays closed if a success interrupts the failures', () => {
    for (let round = 0; round < 10; round += 1) {
      fail(7);
      circuit.recordSuccess();
    }

    expect([circuit.isOpen, circuit.tryAcquire()]).toEqual([false, 0]);
  });

  it('opens after consecutive failures, and returns the remaining time', () => {
    fail(8);
    now = 400;

    expect([circuit.isOpen, circuit.tryAcquire()]).toEqual([true, 600]);
  });

  it('then allows one request, and closes when it succeeds', () => {
    fail(8);
    now = 1_000;

    expect([circuit.tryAcquire(), circuit.tryAcquire()]).toEqual([0, 1_000]);
    circuit.recordSuccess();
    expect([circuit.isOpen, circuit.tryAcquire(), circuit.tryAcquire()]).toEqual([false, 0, 0]);
  });

  it('stays open if that request fails', () => {
    fail(8);
    now = 1_000;
    circuit.tryAcquire();
    circuit.recordFailure();

    expect(circuit.tryAcquire()).toBe(1_000);
    now = 2_000;
    expect(circuit.tryAcquire()).toBe(0);
  });

  it('allows another request if that request was aborted', () => {
    fail(8);
    now = 1_000;
    circuit.tryAcquire();
    circuit.recordAbort();

    expect(circuit.tryAcquire()).toBe(0);
  });
});
