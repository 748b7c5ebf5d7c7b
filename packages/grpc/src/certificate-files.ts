import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSecureContext } from 'node:tls';
import type { experimental } from '@grpc/grpc-js';
import type { Logger } from '@trackway/runtime';

const LOOK_MS = 10_000;

interface Certificates {
  readonly certificate: Buffer;
  readonly privateKey: Buffer;
  readonly caCertificate: Buffer;
}

/**
 * `tls.crt`, `tls.key` and `ca.crt` of a folder, as a Secret of cert-manager has them, read again every ten seconds. Connections
 * that are open keep what they began with; new ones take what was read last. Files that don't fit each other, such as half of a
 * renewal, change nothing.
 */
export class CertificateFiles implements experimental.CertificateProvider {
  private readonly caListeners = new Set<experimental.CaCertificateUpdateListener>();
  private readonly identityListeners = new Set<experimental.IdentityCertificateUpdateListener>();
  private latest: Certificates;
  private timer: NodeJS.Timeout | undefined;

  /** @throws Error where there are none that can be used: a service must not start in the open that was told not to. */
  constructor(
    private readonly folder: string,
    private readonly logger: Logger,
    private readonly lookMs = LOOK_MS,
  ) {
    this.latest = readCertificates(folder);
  }

  addCaCertificateListener(listener: experimental.CaCertificateUpdateListener): void {
    this.caListeners.add(listener);
    this.watch();
    process.nextTick(listener, this.latest);
  }

  removeCaCertificateListener(listener: experimental.CaCertificateUpdateListener): void {
    this.caListeners.delete(listener);
    this.watch();
  }

  addIdentityCertificateListener(listener: experimental.IdentityCertificateUpdateListener): void {
    this.identityListeners.add(listener);
    this.watch();
    process.nextTick(listener, this.latest);
  }

  removeIdentityCertificateListener(listener: experimental.IdentityCertificateUpdateListener): void {
    this.identityListeners.delete(listener);
    this.watch();
  }

  /** As long as anybody listens; a timer alone must not hold the process. */
  private watch(): void {
    if (this.caListeners.size + this.identityListeners.size > 0) {
      this.timer ??= setInterval(() => this.look(), this.lookMs).unref();
    } else {
      clearInterval(this.timer);
      this.timer = undefined;
    }
  }

  private look(): void {
    let read: Certificates;
    try {
      read = readCertificates(this.folder);
    } catch (error) {
      this.logger.warn({ err: error, folder: this.folder }, 'new certificates can not be used; the old ones go on');
      return;
    }
    if (isSame(read, this.latest)) return;
    this.latest = read;
    for (const listener of this.caListeners) listener(read);
    for (const listener of this.identityListeners) listener(read);
    this.logger.info({ folder: this.folder }, 'new certificates are used');
  }
}

function readCertificates(folder: string): Certificates {
  const read = (name: string) => readFileSync(join(folder, name));
  const certificates = { certificate: read('tls.crt'), privateKey: read('tls.key'), caCertificate: read('ca.crt') };
  const { certificate, privateKey, caCertificate } = certificates;
  createSecureContext({ cert: certificate, key: privateKey, ca: caCertificate });
  return certificates;
}

function isSame(a: Certificates, b: Certificates): boolean {
  return (
    a.certificate.equals(b.certificate) && a.privateKey.equals(b.privateKey) && a.caCertificate.equals(b.caCertificate)
  );
}
