import { createPublicKey, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const DAY_MS = 86_400_000;
/** DER object identifiers without their tag. */
const COMMON_NAME = Buffer.from('550403', 'hex');
const ECDSA_WITH_SHA256 = Buffer.from('2a8648ce3d040302', 'hex');
const BASIC_CONSTRAINTS = Buffer.from('551d13', 'hex');
const SUBJECT_ALTERNATIVE_NAME = Buffer.from('551d11', 'hex');

/** A certificate authority for TLS tests, so that no key is stored in the repository. */
export class Authority {
  private readonly name = `Authority ${randomBytes(4).toString('hex')}`;
  private readonly key = newKey();
  /** Its own certificate in PEM. */
  readonly certificate = this.certify(this.name, this.key, forAuthorities());

  /**
   * Writes `tls.crt`, `tls.key` and `ca.crt` to a folder, as in a Secret of cert-manager. The default names are those
   * of the local host.
   */
  writeTo(folder: string, trusted: readonly Authority[] = [this], host = 'localhost'): void {
    const key = newKey();
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'tls.crt'), this.certify(host, key, forHost(host)));
    writeFileSync(join(folder, 'tls.key'), key.export({ type: 'pkcs8', format: 'pem' }));
    writeFileSync(join(folder, 'ca.crt'), trusted.map(({ certificate }) => certificate).join(''));
  }

  /** X.509 by RFC 5280. */
  private certify(name: string, key: KeyObject, extension: Buffer): string {
    const algorithm = sequence(der(0x06, ECDSA_WITH_SHA256));
    const signed = sequence(
      der(0xa0, der(0x02, Buffer.from([2]))),
      der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(15)])),
      algorithm,
      nameOf(this.name),
      sequence(time(Date.now() - DAY_MS), time(Date.now() + DAY_MS)),
      nameOf(name),
      createPublicKey(key).export({ type: 'spki', format: 'der' }),
      der(0xa3, sequence(extension)),
    );
    const signature = sign('sha256', signed, this.key);
    const whole = sequence(signed, algorithm, der(0x03, Buffer.concat([Buffer.from([0]), signature])));
    const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
    return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
  }
}

function newKey(): KeyObject {
  return generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey;
}

function forAuthorities(): Buffer {
  const isAuthority = der(0x01, Buffer.from([0xff]));
  return sequence(der(0x06, BASIC_CONSTRAINTS), isAuthority, der(0x04, sequence(isAuthority)));
}

function forHost(host: string): Buffer {
  const address = host === 'localhost' ? [der(0x87, Buffer.from([127, 0, 0, 1]))] : [];
  const names = sequence(der(0x82, Buffer.from(host)), ...address);
  return sequence(der(0x06, SUBJECT_ALTERNATIVE_NAME), der(0x04, names));
}

function nameOf(commonName: string): Buffer {
  return sequence(der(0x31, sequence(der(0x06, COMMON_NAME), der(0x0c, Buffer.from(commonName)))));
}

function time(at: number): Buffer {
  const [date = '', clock = ''] = new Date(at).toISOString().split('T');
  return der(0x17, Buffer.from(`${date.slice(2).replaceAll('-', '')}${clock.slice(0, 8).replaceAll(':', '')}Z`));
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return der(0x30, Buffer.concat(parts));
}

function der(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
