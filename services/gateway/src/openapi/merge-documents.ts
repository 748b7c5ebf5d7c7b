import { isDeepStrictEqual } from 'node:util';
import { API_VERSION, apiVersions } from '@trackway/contracts';
import { z } from 'zod';

const record = z.record(z.string(), z.unknown());

/** The part of the API that one service describes at its `/openapi.json`. */
export const servicePart = z.looseObject({
  openapi: z.string().startsWith('3.1'),
  paths: z.record(z.string(), record).default({}),
  webhooks: z.record(z.string(), record).default({}),
  components: z.record(z.string(), record).default({}),
  tags: z.array(z.looseObject({ name: z.string() })).default([]),
});

export type ServicePart = z.output<typeof servicePart>;

export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: Readonly<Record<string, string>>;
  /** Values of the request header `Api-Version`, oldest first. */
  readonly 'x-api-versions': readonly string[];
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly unknown[];
  readonly paths: Readonly<Record<string, unknown>>;
  /** Requests sent to webhooks, by event kind. */
  readonly webhooks?: Readonly<Record<string, unknown>>;
  readonly components: Readonly<Record<string, unknown>>;
  readonly security: readonly unknown[];
  /** Services whose part was never read. Their operations are those of the gateway's release. */
  readonly 'x-trackway-missing'?: readonly string[];
}

/**
 * Merges the parts of all services in their order. If two describe the same operation, the first one wins. If two use
 * one name for different components, the later one is renamed to `<service>_<name>`.
 */
export function mergeDocuments(
  parts: ReadonlyMap<string, ServicePart>,
  options: { publicUrl: string; missing: readonly string[] },
): OpenApiDocument {
  const paths: Record<string, Record<string, unknown>> = Object.create(null);
  const webhooks: Record<string, unknown> = Object.create(null);
  const components: Record<string, Record<string, unknown>> = {
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
  };
  const tags = new Map<string, unknown>();
  for (const [service, original] of parts) {
    const part = renameClashes(service, original, components);
    for (const [path, operations] of Object.entries(part.paths)) paths[path] = { ...operations, ...paths[path] };
    for (const [kind, request] of Object.entries(part.webhooks)) webhooks[kind] ??= request;
    for (const [kind, named] of Object.entries(part.components)) components[kind] = { ...named, ...components[kind] };
    for (const tag of part.tags) if (!tags.has(tag.name)) tags.set(tag.name, tag);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Trackway',
      version: API_VERSION,
      description: 'Projects, forms, funnels, channels and spreadsheets behind one HTTP API.',
    },
    'x-api-versions': apiVersions,
    servers: [{ url: options.publicUrl }],
    security: [{ bearer: [] }],
    tags: [...tags.values()],
    paths: inOrder(paths),
    ...(Object.keys(webhooks).length > 0 ? { webhooks: inOrder(webhooks) } : {}),
    components,
    ...(options.missing.length > 0 ? { 'x-trackway-missing': options.missing } : {}),
  };
}

function inOrder(named: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(named).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function renameClashes(
  service: string,
  part: ServicePart,
  taken: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): ServicePart {
  const renamed = new Map<string, string>();
  for (const [kind, named] of Object.entries(part.components)) {
    if (kind === 'securitySchemes') continue;
    for (const [name, component] of Object.entries(named)) {
      const other = taken[kind]?.[name];
      if (other === undefined || isDeepStrictEqual(other, component)) continue;
      renamed.set(`#/components/${kind}/${name}`, `#/components/${kind}/${service}_${name}`);
    }
  }
  return renamed.size === 0 ? part : servicePart.parse(rename(part, renamed));
}

/** Renames components and all references to them. */
function rename(part: ServicePart, renamed: ReadonlyMap<string, string>): unknown {
  const pointed: unknown = JSON.parse(JSON.stringify(part), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' ? (renamed.get(value) ?? value) : value,
  );
  const { components, ...rest } = servicePart.parse(pointed);
  const kinds = Object.entries(components).map(([kind, named]) => [
    kind,
    Object.fromEntries(
      Object.entries(named).map(([name, component]) => [
        renamed.get(`#/components/${kind}/${name}`)?.split('/').at(-1) ?? name,
        component,
      ]),
    ),
  ]);
  return { ...rest, components: Object.fromEntries(kinds) };
}
