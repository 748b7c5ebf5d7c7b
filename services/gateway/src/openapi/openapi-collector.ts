import type { Logger } from '@trackway/runtime';
import { mergeDocuments, type OpenApiDocument, type ServicePart, servicePart } from './merge-documents';

const FRESH_MS = 30_000;

/** How long a request waits for services that have not responded since the attempt started. */
const WAIT_MS = 3_000;

/**
 * Collects the OpenAPI document from the parts that the services serve. If a service is unavailable, its last valid
 * part is used. A service whose part was never read is listed as missing, and described as in the gateway's release.
 */
export class OpenApiCollector {
  private readonly parts = new Map<string, ServicePart>();
  private merged: OpenApiDocument | undefined;
  private releasedPaths: readonly string[] | undefined;
  private collecting: Promise<void> | undefined;
  private startedAt = 0;
  private collectedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly options: {
      /** Reads the part of each service, by its name. */
      services: Readonly<Record<string, () => Promise<unknown>>>;
      releaseParts: (services: readonly string[]) => ReadonlyMap<string, ServicePart>;
      readReleasedPaths: () => readonly string[];
      publicUrl: string;
      now: () => number;
      waitMs?: number;
      logger: Logger;
    },
  ) {}

  /** Returns the same object until a part changes. */
  async document(): Promise<OpenApiDocument> {
    const { services, now } = this.options;
    const isComplete = Object.keys(services).every((name) => this.parts.has(name));
    if (!isComplete || now() - this.collectedAt > FRESH_MS) await this.collectInTime();
    this.merged ??= this.merge();
    return this.merged;
  }

  /**
   * The paths that were collected so far, else those of the release. Requests without a token must not cause requests
   * to services.
   */
  knownPaths(): readonly string[] {
    if (this.merged) return Object.keys(this.merged.paths);
    this.releasedPaths ??= this.options.readReleasedPaths();
    return this.releasedPaths;
  }

  private merge(): OpenApiDocument {
    const { services, releaseParts, publicUrl } = this.options;
    const names = Object.keys(services);
    const missing = names.filter((name) => !this.parts.has(name));
    const released = missing.length > 0 ? releaseParts(missing) : undefined;
    const inOrder = names.flatMap((name) => {
      const part = this.parts.get(name) ?? released?.get(name);
      return part ? [[name, part] as const] : [];
    });
    return mergeDocuments(new Map(inOrder), { publicUrl, missing });
  }

  /** A late response is used for later documents, so that a slow service does not delay each request. */
  private async collectInTime(): Promise<void> {
    const { now, waitMs = WAIT_MS } = this.options;
    const collecting = this.collect();
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, Math.max(0, this.startedAt + waitMs - now()));
    });
    await Promise.race([collecting, timeout]);
    clearTimeout(timer);
  }

  private collect(): Promise<void> {
    this.collecting ??= this.collectAll().finally(() => {
      this.collecting = undefined;
    });
    return this.collecting;
  }

  private async collectAll(): Promise<void> {
    this.startedAt = this.options.now();
    await Promise.all(Object.entries(this.options.services).map(([name, read]) => this.collectOne(name, read)));
    this.collectedAt = this.options.now();
  }

  private async collectOne(name: string, read: () => Promise<unknown>): Promise<void> {
    try {
      this.parts.set(name, servicePart.parse(await read()));
      this.merged = undefined;
    } catch (error) {
      const described = this.parts.has(name) ? 'its last description' : 'the release of the gateway';
      const message = `a service did not describe its operations; the document has those of ${described}`;
      this.options.logger.warn({ err: error, upstream: name }, message);
    }
  }
}
