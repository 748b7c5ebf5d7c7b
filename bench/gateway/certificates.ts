import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/** Creates a folder with a certificate of 127.0.0.1 that is its own authority, as TLS_FOLDER of a service contains it. */
export function createCertificates(folder: string): string {
  const own = path.join(folder, 'certificates');
  mkdirSync(own);
  const [key, certificate] = [path.join(own, 'tls.key'), path.join(own, 'tls.crt')];
  const options = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-noenc', '-days', '1'];
  const names = ['-subj', '/CN=bench', '-addext', 'subjectAltName=IP:127.0.0.1'];
  execFileSync('openssl', [...options, ...names, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  copyFileSync(certificate, path.join(own, 'ca.crt'));
  return own;
}
