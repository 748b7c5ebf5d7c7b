import { chartValues } from './support/deployments';
import { SERVICES, type Service } from './support/settings-of-code';

const charts = new Map(SERVICES.map((service) => [service, chartValues(service)]));

/** The services whose addresses a chart's settings hold. */
function calledBy(service: Service): string[] {
  return Object.values(charts.get(service)!.config)
    .flatMap((value) => [...String(value).matchAll(/trackway-([a-z]+)(-grpc)?:\d+/g)])
    .map(([, name]) => name!)
    .sort();
}

describe('the network policies of the charts', () => {
  it.each(SERVICES)('let %s out to the services that its settings name, and to no other', (service) => {
    expect(Object.keys(charts.get(service)!.networkPolicy.services).sort()).toEqual(calledBy(service));
  });

  it.each(SERVICES)('let all in that call %s', (service) => {
    const { httpFrom, grpcFrom = [] } = charts.get(service)!.networkPolicy;
    const callers = SERVICES.filter((other) => calledBy(other).includes(service));

    expect([...httpFrom, ...grpcFrom]).toEqual(expect.arrayContaining(callers));
  });
});
