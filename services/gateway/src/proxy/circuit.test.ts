import { Circuit } from './circuit';

describe('the circuit to a service', () => {
  let now = 0;
  let circuit: Circuit;

  beforeEach(() => {
    now = 0;
    circuit = new Circuit(() => now);
  });

  function fail(times: number): void {
    for (let time = 0; time < times; time += 1) circuit.failed();
  }

  it('stays closed while there are answers between failures', () => {
    for (let round = 0; round < 10; round += 1) {
      fail(7);
      circuit.answered();
    }

    expect([circuit.isOpen, circuit.admit()]).toEqual([false, 0]);
  });

  it('opens after failures in a row, and says for how long', () => {
    fail(8);
    now = 400;

    expect([circuit.isOpen, circuit.admit()]).toEqual([true, 600]);
  });

  it('then lets one request through, and closes with its answer', () => {
    fail(8);
    now = 1_000;

    expect([circuit.admit(), circuit.admit()]).toEqual([0, 1_000]);
    circuit.answered();
    expect([circuit.isOpen, circuit.admit(), circuit.admit()]).toEqual([false, 0, 0]);
  });

  it('stays open where that one fails too', () => {
    fail(8);
    now = 1_000;
    circuit.admit();
    circuit.failed();

    expect(circuit.admit()).toBe(1_000);
    now = 2_000;
    expect(circuit.admit()).toBe(0);
  });

  it('lets another one try where the first went away', () => {
    fail(8);
    now = 1_000;
    circuit.admit();
    circuit.ended();

    expect(circuit.admit()).toBe(0);
  });
});
