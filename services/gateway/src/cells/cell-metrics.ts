import { Counter, Gauge, type Registry } from '@trackway/runtime';
import type { CellUpstreams } from '../proxy/cell-upstreams';

/** Metrics of the entry of several cells. */
export class CellMetrics {
  private readonly requests: Counter<'cell' | 'status'>;

  constructor(registry: Registry, sources: { cells: CellUpstreams; tenants: () => number }) {
    const registers = [registry];
    this.requests = new Counter({
      name: 'gateway_cell_requests_total',
      help: 'Requests that were forwarded to another cell, by the class of their status',
      labelNames: ['cell', 'status'],
      registers,
    });
    new Gauge({
      name: 'gateway_cell_circuit_open',
      help: '1 while the circuit breaker of a cell is open, because its gateway did not respond',
      labelNames: ['cell'],
      registers,
      collect() {
        this.reset();
        for (const [cell, { isUnavailable }] of sources.cells.all) this.set({ cell }, isUnavailable ? 1 : 0);
      },
    });
    new Gauge({
      name: 'gateway_placed_tenants',
      help: 'Tenants whose cell the gateway knows',
      registers,
      collect() {
        this.set(sources.tenants());
      },
    });
  }

  ended(cell: string, status: number): void {
    this.requests.inc({ cell, status: `${Math.trunc(status / 100)}xx` });
  }
}
