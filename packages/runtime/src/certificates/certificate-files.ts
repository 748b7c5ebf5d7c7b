import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSecureContext } from 'node:tls';
import type { Logger } from '../logging/logger';

const LOOK_MS = 10_000;

/** In PEM, named as `node:tls` names them. */
export interface Certificates {
  readonly cert: Buffer;
  readonly key: Buffer;
  readonly ca: Buffer;
}

/**
 * `tls.crt`, `tls.key` and `ca.crt` of a folder, as a Secret of cert-manager has them, read again every ten seconds. Connections
 * that are open keep what they began with; new ones take what was read last. Files that don't fit each other, such as half of a
 * renewal, change nothing.
 */
export class CertificateFiles {
  private readonly listeners = new Set<(renewed: Certificates) => void>();
  private read: Certificates;
  private timer: NodeJS.Timeout | undefined;

  /** @throws Error where there are none that can be used: a service must not start in the open that was told not to. */
  constructor(
    private readonly folder: string,
    private readonly logger: Logger,
    private readonly lookMs = LOOK_MS,
  ) {
    this.read = readCertificates(folder);
  }

  get latest(): Certificates {
    return this.read;
  }

  /** Tells of each renewal, until the function is called that it gives back. */
  onRenewed(listener: (renewed: Certificates) => void): () => void {
    this.listeners.add(listener);
    this.watch();
    return () => {
      this.listeners.delete(listener);
      this.watch();
    };
  }

  /** As long as anybody listens; a timer alone must not hold the process. */
  private watch(): void {
    if (this.listeners.size > 0) {
      this.timer ??= setInterval(() => this.look(), this.lookMs).unref();
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
      this.logger.warn({ err: error, folder: this.folder }, 'new certificates can not be used; the old ones go on');
      return;
    }
    if (isSame(renewed, this.read)) return;
    this.read = renewed;
    for (const listener of this.listeners) listener(renewed);
    this.logger.info({ folder: this.folder }, 'new certificates are used');
  }
}

/** Of the folder that the settings name; undefined where they name none, and all is said in the open. */
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
