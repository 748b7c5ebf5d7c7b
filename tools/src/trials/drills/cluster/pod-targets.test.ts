import { type Pod, targetsOf } from './pod-targets';

function pod(name: string, ports: Record<string, number>, changes: Partial<Pod['status']> = {}): Pod {
  return {
    metadata: { labels: { 'app.kubernetes.io/name': name, 'app.kubernetes.io/component': 'service' } },
    spec: {
      containers: [{ ports: Object.entries(ports).map(([port, containerPort]) => ({ name: port, containerPort })) }],
    },
    status: { phase: 'Running', podIP: '10.0.0.7', ...changes },
  };
}

describe('the targets of Prometheus', () => {
  it('are the HTTPS ports of services, and the operations port of the gateway', () => {
    const targets = targetsOf([
      pod('projects', { http: 8080, grpc: 9090 }),
      pod('gateway', { http: 8080, operations: 9091 }, { podIP: '10.0.0.8' }),
    ]);

    expect(targets).toEqual([
      { targets: ['10.0.0.7:8080'], labels: { __scheme__: 'https' } },
      { targets: ['10.0.0.8:9091'], labels: { __scheme__: 'http' } },
    ]);
  });

  it('are not pods without an address, pods that have ended, and pods of Jobs', () => {
    const { spec, status } = pod('projects', { http: 8080 });

    expect(
      targetsOf([
        pod('projects', { http: 8080 }, { podIP: undefined }),
        pod('projects', { http: 8080 }, { phase: 'Succeeded' }),
        { metadata: {}, spec, status },
      ]),
    ).toEqual([]);
  });
});
