import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

const PROGRAM = join(__dirname, '../../examples/connector-http/src/main.ts');

export interface ConnectorProcess {
  readonly port: number;
  kill(): Promise<void>;
}

/** Runs the reference connector as a process. */
export async function startConnector(env: Record<string, string>): Promise<ConnectorProcess> {
  const child: ChildProcess = spawn(process.execPath, [PROGRAM], {
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of child.stdout ?? []) {
    output += chunk;
    if (output.includes('\n')) break;
  }
  const port = Number(/listening on (\d+)/.exec(output)?.[1]);
  if (!port) throw new Error(`The connector did not start: ${output}`);
  return {
    port,
    kill: async () => {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

/** The API of a messaging provider. */
export async function startProvider() {
  const received: { to: string; text: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const message = JSON.parse(body);
    if (message.text === 'refused') return void response.writeHead(400).end('no such recipient');
    received.push(message);
    response.end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    received,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
