import { createLogger } from '@trackway/runtime';
import { OpenApiCollector } from './openapi-collector';
import { releaseParts } from './release-parts';

const operation = (operationId: string) => ({
  openapi: '3.1.0',
  paths: { [`/${operationId}`]: { get: { operationId } } },
});

/** A collector whose service `forms` responds when `respond` is called. */
function collectorWithSlowForms({ waitMs = 1, now = Date.now } = {}) {
  let respond: (document: unknown) => void = () => undefined;
  let reads = 0;
  const readForms = () => {
    reads += 1;
    return new Promise((resolve) => {
      respond = resolve;
    });
  };
  const collector = new OpenApiCollector({
    services: { projects: async () => operation('live'), forms: readForms },
    releaseParts: releaseParts({
      read: () => ({ paths: { '/released': { get: {} }, '/live': { get: {} } } }),
      serviceOf: (_method, path) => (path === '/released' ? 'forms' : 'projects'),
    }),
    readReleasedPaths: () => ['/released', '/live'],
    publicUrl: '/',
    now,
    waitMs,
    logger: createLogger({ service: 'gateway', level: 'silent' }),
  });
  return { collector, respond: (document: unknown) => respond(document), reads: () => reads };
}

describe('a document for which a service has not responded', () => {
  it('contains the operations of the release, and names the service', async () => {
    const { collector } = collectorWithSlowForms();

    const document = await collector.document();

    expect(Object.keys(document.paths)).toEqual(['/live', '/released']);
    expect(document['x-trackway-missing']).toEqual(['forms']);
  });

  it('is replaced when the late response arrives, without another request to the service', async () => {
    const { collector, respond, reads } = collectorWithSlowForms();
    await collector.document();

    respond(operation('late'));
    await new Promise(setImmediate);
    const document = await collector.document();

    expect(Object.keys(document.paths)).toEqual(['/late', '/live']);
    expect(document['x-trackway-missing']).toBeUndefined();
    expect(reads()).toBe(1);
  });

  it('is not needed for suggestions of paths', async () => {
    const { collector, reads } = collectorWithSlowForms();

    expect([collector.knownPaths(), reads()]).toEqual([['/released', '/live'], 0]);
  });

  it('is not delayed again by the same attempt', async () => {
    let time = 0;
    const { collector, respond } = collectorWithSlowForms({ waitMs: 600_000, now: () => time });
    const first = collector.document();
    time = 600_000;

    expect((await collector.document())['x-trackway-missing']).toEqual(['forms']);
    respond(operation('late'));
    expect((await first)['x-trackway-missing']).toBeUndefined();
  });
});
