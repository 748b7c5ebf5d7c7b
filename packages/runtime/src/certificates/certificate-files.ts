import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSecureContext } from 'node:tls';
import type { Logger } from '../logging/logger';

const CHECK_INTERVAL_MS = 10_000;

/** PEM, named as in `node:tls`. */
export interface Certificates {
  readonly cert: Buffer;
  readonly key: Buffer;
  readonly ca: Buffer;
}

/**
 * Reads `tls.crt`, `tls.key` and `ca.crt` from a folder, as in a Secret of cert-manager, again every ten seconds. New
 * connections use the latest files; open ones are unchanged. Files that do not match each other, such as a partial
 * renewal, are ignored.
 */
export class CertificateFiles {
  private readonly listeners = new Set<(renewed: Certificates) => void>();
  private read: Certificates;
  private timer: NodeJS.Timeout | undefined;

  /**
   * @throws Error if the files are not usable, because a service that is configured for TLS must not start without
   * it.
   */
  constructor(
    private readonly folder: string,
    private readonly logger: Logger,
    private readonly checkIntervalMs = CHECK_INTERVAL_MS,
  ) {
    this.read = readCertificates(folder);
  }

  get latest(): Certificates {
    return this.read;
  }

  /** Calls `listener` for each renewal. Returns a function that unsubscribes it. */
  onRenewed(listener: (renewed: Certificates) => void): () => void {
    this.listeners.add(listener);
    this.watch();
    return () => {
      this.listeners.delete(listener);
      this.watch();
    };
  }

  /** The timer runs only while there are listeners, and does not keep the process alive. */
  private watch(): void {
    if (this.listeners.size > 0) {
      this.timer ??= setInterval(() => this.look(), this.checkIntervalMs).unref();
    } else {
      clearInterval(this.timer);
      this.timer = undefined;
    }
  }

  private look(): void {
    let renewed: Certificates;
    try {
      renewed = readCertificates(this.folder);
    } catch (error) {
      this.logger.warn(
        { err: error, folder: this.folder },
        'new certificates are not usable; the previous ones stay in use',
      );
      return;
    }
    if (isSame(renewed, this.read)) return;
    this.read = renewed;
    for (const listener of this.listeners) listener(renewed);
    this.logger.info({ folder: this.folder }, 'new certificates are in use');
  }
}

/** Opens the configured folder. Without one, returns undefined: connections are not encrypted. */
export function openCertificates(folder: string | undefined, logger: Logger): CertificateFiles | undefined {
  return folder === undefined ? undefined : new CertificateFiles(folder, logger);
}

function readCertificates(folder: string): Certificates {
  const read = (name: string) => readFileSync(join(folder, name));
  const certificates = { cert: read('tls.crt'), key: read('tls.key'), ca: read('ca.crt') };
  createSecureContext(certificates);
  return certificates;
}

function isSame(a: Certificates, b: Certificates): boolean {
  return a.cert.equals(b.cert) && a.key.equals(b.key) && a.ca.equals(b.ca);
}
