import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '@trackway/runtime';
import { type ServicePart, servicePart } from './merge-documents';

const REFERENCE = /^#\/components\/([^/]+)\/([^/]+)$/;

/** Reads docs/openapi.json, which describes the release of this gateway. Returns undefined if the image lacks it. */
export function readReleasedDocument(folder: string): unknown {
  const file = join(folder, 'openapi.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** The paths of a released document, or none without one. */
export function releasedPaths(document: unknown): readonly string[] {
  return isRecord(document) && isRecord(document['paths']) ? Object.keys(document['paths']) : [];
}

/**
 * Returns the function that finds the parts of services in the released document, for services that have not described
 * their operations yet. The document is read for each call, because it has megabytes and is seldom needed.
 */
export function releaseParts({
  read,
  serviceOf,
}: {
  read: () => unknown;
  serviceOf: (method: string, path: string) => string | undefined;
}) {
  return (services: readonly string[]): ReadonlyMap<string, ServicePart> => {
    const document = read();
    if (document === undefined) return new Map();
    const { paths, webhooks, components, tags } = servicePart.omit({ openapi: true }).parse(document);
    const parts = services.map((service) => {
      const own = pickOperations(paths, (method, path) => serviceOf(method, path) === service);
      const used = usedComponents({ own, webhooks }, components);
      return [service, { openapi: '3.1.0', paths: own, webhooks, components: used, tags }] as const;
    });
    return new Map(parts.filter(([, part]) => Object.keys(part.paths).length > 0));
  };
}

function pickOperations(
  paths: ServicePart['paths'],
  isOwn: (method: string, path: string) => boolean,
): ServicePart['paths'] {
  const picked = Object.entries(paths).map(([path, operations]) => {
    const own = Object.entries(operations).filter(([method]) => isOwn(method.toUpperCase(), path));
    return [path, Object.fromEntries(own)] as const;
  });
  return Object.fromEntries(picked.filter(([, operations]) => Object.keys(operations).length > 0));
}

/** The components that `value` references, directly or through other components. */
function usedComponents(value: unknown, components: ServicePart['components']): ServicePart['components'] {
  const used: Record<string, Record<string, unknown>> = Object.create(null);
  const visit = (one: unknown): void => {
    if (Array.isArray(one)) one.forEach(visit);
    if (!isRecord(one)) return;
    const [, kind = '', name = ''] = REFERENCE.exec(String(one['$ref'])) ?? [];
    const component = components[kind]?.[name];
    if (component !== undefined && used[kind]?.[name] === undefined) {
      used[kind] = { ...used[kind], [name]: component };
      visit(component);
    }
    Object.values(one).forEach(visit);
  };
  visit(value);
  return used;
}
