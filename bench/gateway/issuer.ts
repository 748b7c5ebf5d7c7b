import { createHmac, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export const TOKENS = 10_000;

export interface Issuer {
  /** Settings of the gateway. */
  readonly settings: Readonly<Record<string, string>>;
  /** A file with one token per line. */
  readonly file: string;
  stop(): void;
}

/** Creates HS256 tokens of that many subjects in 200 frames. */
export function hs256Issuer(
  folder: string,
  { name = 'hs256', count = TOKENS, frames = 200, forged = false } = {},
): Issuer {
  const secret = 'the secret of the bench of 32 bytes or more';
  const key = forged ? secret.toUpperCase() : secret;
  const file = `${folder}/${name}.tokens`;
  const signed = (input: string) => createHmac('sha256', key).update(input).digest();
  writeTokens(file, { alg: 'HS256', typ: 'JWT' }, signed, { count, frames });
  return { settings: { TOKEN_SECRET: secret }, file, stop: () => undefined };
}

/** The same by RS256, with the public key published for the gateway, and as PEM for peers that read a file. */
export async function rs256Issuer(folder: string): Promise<Issuer & { publicKey: string }> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const file = `${folder}/rs256.tokens`;
  writeTokens(file, { alg: 'RS256', typ: 'JWT', kid: 'bench' }, (input) =>
    sign('sha256', Buffer.from(input), privateKey),
  );
  const jwks = JSON.stringify({
    keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'bench', alg: 'RS256', use: 'sig' }],
  });
  const server = http.createServer((_request, response) => response.end(jwks));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    settings: { TOKEN_JWKS_URL: `http://127.0.0.1:${port}/jwks.json`, TOKEN_ALGORITHM: 'RS256' },
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    file,
    stop: () => server.close(),
  };
}

function writeTokens(
  file: string,
  header: object,
  signed: (input: string) => Buffer,
  { count, frames: frameCount } = { count: TOKENS, frames: 200 },
): void {
  const frames = Array.from({ length: frameCount }, () => randomUUID());
  const exp = Math.floor(Date.now() / 1000) + 86_400;
  const head = part(header);
  const lines = Array.from({ length: count }, (_, index) => {
    const claims = {
      sub: randomUUID(),
      frame_id: frames[index % frames.length],
      scope: 'projects:read projects:write',
      exp,
    };
    const input = `${head}.${part(claims)}`;
    return `${input}.${signed(input).toString('base64url')}`;
  });
  writeFileSync(file, `${lines.join('\n')}\n`);
}

function part(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
