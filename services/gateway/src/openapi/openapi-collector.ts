import type { Logger } from '@trackway/runtime';
import { mergeDocuments, type OpenApiDocument, type ServicePart, servicePart } from './merge-documents';

const FRESH_MS = 30_000;

/**
 * Collects the OpenAPI document from the parts that the services serve. If a service is unavailable, its last valid
 * part is used. A service whose part was never read is listed as missing.
 */
export class OpenApiCollector {
  private readonly parts = new Map<string, ServicePart>();
  private merged: OpenApiDocument | undefined;
  private collecting: Promise<void> | undefined;
  private collectedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly options: {
      /** Reads the part of each service, by its name. */
      services: Readonly<Record<string, () => Promise<unknown>>>;
      publicUrl: string;
      now: () => number;
      logger: Logger;
    },
  ) {}

  /** Returns the same object until a part changes. */
  async document(): Promise<OpenApiDocument> {
    const { services, now } = this.options;
    const isComplete = Object.keys(services).every((name) => this.parts.has(name));
    if (!isComplete || now() - this.collectedAt > FRESH_MS) await this.collect();
    this.merged ??= this.merge();
    return this.merged;
  }

  /** The paths that were collected so far. Requests without a token must not cause requests to services. */
  knownPaths(): readonly string[] {
    return Object.keys(this.merged?.paths ?? {});
  }

  private merge(): OpenApiDocument {
    const { services, publicUrl } = this.options;
    const names = Object.keys(services);
    const missing = names.filter((name) => !this.parts.has(name));
    const inOrder = names.flatMap((name) => {
      const part = this.parts.get(name);
      return part ? [[name, part] as const] : [];
    });
    return mergeDocuments(new Map(inOrder), { publicUrl, missing });
  }

  private collect(): Promise<void> {
    this.collecting ??= this.collectAll().finally(() => {
      this.collecting = undefined;
    });
    return this.collecting;
  }

  private async collectAll(): Promise<void> {
    await Promise.all(Object.entries(this.options.services).map(([name, read]) => this.collectOne(name, read)));
    this.collectedAt = this.options.now();
  }

  private async collectOne(name: string, read: () => Promise<unknown>): Promise<void> {
    try {
      this.parts.set(name, servicePart.parse(await read()));
      this.merged = undefined;
    } catch (error) {
      this.options.logger.warn({ err: error, upstream: name }, 'a service does not describe its part of the API');
    }
  }
}
