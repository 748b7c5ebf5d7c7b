import type { experimental } from '@grpc/grpc-js';
import type { CertificateFiles, Certificates } from '@trackway/runtime';

/** Provides certificate files to gRPC, at the start and after each renewal. */
export class GrpcCertificates implements experimental.CertificateProvider {
  private readonly stops = new Map<object, () => void>();

  constructor(private readonly files: CertificateFiles) {}

  addCaCertificateListener(listener: experimental.CaCertificateUpdateListener): void {
    this.add(listener, ({ ca }) => listener({ caCertificate: ca }));
  }

  removeCaCertificateListener(listener: experimental.CaCertificateUpdateListener): void {
    this.remove(listener);
  }

  addIdentityCertificateListener(listener: experimental.IdentityCertificateUpdateListener): void {
    this.add(listener, ({ cert, key }) => listener({ certificate: cert, privateKey: key }));
  }

  removeIdentityCertificateListener(listener: experimental.IdentityCertificateUpdateListener): void {
    this.remove(listener);
  }

  private add(listener: object, notify: (certificates: Certificates) => void): void {
    this.remove(listener);
    this.stops.set(listener, this.files.onRenewed(notify));
    process.nextTick(() => notify(this.files.latest));
  }

  private remove(listener: object): void {
    this.stops.get(listener)?.();
    this.stops.delete(listener);
  }
}
