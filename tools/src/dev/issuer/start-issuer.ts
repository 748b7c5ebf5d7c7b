import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import Provider from 'oidc-provider';
import { issuerConfiguration } from './issuer-configuration';
import { signInPage } from './sign-in-page';

const MAX_FORM_BYTES = 10_000;

/** Starts the development issuer on a port of this host. It is never part of an image. */
export async function startIssuer(options: {
  port: number;
  tokenSecret: string;
  consoleUrls: readonly string[];
}): Promise<{ stop(): Promise<void> }> {
  const provider = new Provider(`http://127.0.0.1:${options.port}`, issuerConfiguration(options));
  const handle = provider.callback();
  const server = createServer((request, response) => {
    const isSignIn = request.url?.startsWith('/sign-in/') ?? false;
    const handled = isSignIn ? signIn(provider, request, response) : handle(request, response);
    handled.catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });
  return {
    stop: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

async function signIn(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'POST') {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(signInPage());
    return;
  }
  const accountId = new URLSearchParams(await readForm(request)).get('account') ?? '';
  await provider.interactionFinished(request, response, { login: { accountId } });
}

async function readForm(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > MAX_FORM_BYTES) throw new Error('The form is too large.');
  }
  return text;
}
