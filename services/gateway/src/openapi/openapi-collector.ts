import type { Logger } from '@trackway/runtime';
import { mergeDocuments, type OpenApiDocument, type ServicePart, servicePart } from './merge-documents';

const FRESH_MS = 30_000;

/**
 * The description of the whole API, from the parts that the services serve. The last good part of a service stands in
 * while it is away; one that has never been seen is named as missing.
 */
export class OpenApiCollector {
  private readonly parts = new Map<string, ServicePart>();
  private merged: OpenApiDocument | undefined;
  private collecting: Promise<void> | undefined;
  private collectedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly options: {
      /** By name, what reads a service's part. */
      services: Readonly<Record<string, () => Promise<unknown>>>;
      publicUrl: string;
      now: () => number;
      logger: Logger;
    },
  ) {}

  /** The same object until a service describes its part anew. */
  async document(): Promise<OpenApiDocument> {
    const { services, now } = this.options;
    const isComplete = Object.keys(services).every((name) => this.parts.has(name));
    if (!isComplete || now() - this.collectedAt > FRESH_MS) await this.collect();
    this.merged ??= this.merge();
    return this.merged;
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
