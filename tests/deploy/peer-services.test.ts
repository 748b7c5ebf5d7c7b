import { chartValues } from './support/deployments';
import { SERVICES, type Service } from './support/settings-of-code';

const charts = new Map(SERVICES.map((service) => [service, chartValues(service)]));

/** The services whose addresses are in the settings of a chart. */
function calledBy(service: Service): string[] {
  return Object.values(charts.get(service)!.config)
    .flatMap((value) => [...String(value).matchAll(/trackway-([a-z]+)(-grpc)?:\d+/g)])
    .map(([, name]) => name!)
    .sort();
}

describe('the network policies of the charts', () => {
  it.each(SERVICES)('allow %s to call only the services in its settings', (service) => {
    expect(Object.keys(charts.get(service)!.networkPolicy.services).sort()).toEqual(calledBy(service));
  });

  it.each(SERVICES)('allow the callers of %s', (service) => {
    const { httpFrom, grpcFrom = [] } = charts.get(service)!.networkPolicy;
    const callers = SERVICES.filter((other) => calledBy(other).includes(service));

    expect([...httpFrom, ...grpcFrom]).toEqual(expect.arrayContaining(callers));
  });

  it('allow operations to reach databases, brokers and buckets', () => {
    const { servers } = chartValues('ops').networkPolicy;

    expect(Object.values(servers).flatMap(({ ports }) => ports)).toEqual([5432, 27017, 9092, 9093, 9094, 443]);
  });
});
