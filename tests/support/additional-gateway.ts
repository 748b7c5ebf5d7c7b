import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from './eventually';
import { freePort } from './free-port';
import { system } from './system';

/** An additional gateway of the running system, with the same settings except for ports and limits. */
export class AdditionalGateway {
  private process: ChildProcess | undefined;

  private constructor(
    readonly port: number,
    readonly operationsPort: number,
    private readonly environment: NodeJS.ProcessEnv,
  ) {}

  static async start(more: NodeJS.ProcessEnv = {}): Promise<AdditionalGateway> {
    const [port, operationsPort] = [await freePort(), await freePort()];
    const ports = { HTTP_PORT: String(port), OPERATIONS_PORT: String(operationsPort) };
    const gateway = new AdditionalGateway(port, operationsPort, { ...settingsOfSystem(), ...ports, ...more });
    await gateway.up();
    return gateway;
  }

  /** Stops the gateway and starts a new one, like a rolling restart. */
  async restart(): Promise<void> {
    await this.stop();
    await this.up();
  }

  async stop(): Promise<void> {
    const running = this.process;
    if (!running || running.exitCode !== null) return;
    const ended = once(running, 'exit');
    running.kill('SIGTERM');
    await ended;
  }

  private async up(): Promise<void> {
    const main = join(__dirname, '..', '..', 'services', 'gateway', 'dist', 'main.js');
    this.process = spawn(process.execPath, [main], { env: this.environment, stdio: 'ignore' });
    await eventually(async () => {
      const { ok } = await fetch(`http://127.0.0.1:${this.operationsPort}/readyz`);
      if (!ok) throw new Error('The gateway is not ready.');
    }, 30_000);
  }
}

function settingsOfSystem(): NodeJS.ProcessEnv {
  const processes = JSON.parse(readFileSync(join(system.state_folder, 'processes.json'), 'utf8'));
  const lines = readFileSync(`/proc/${processes.gateway.pid}/environ`, 'utf8').split('\0').filter(Boolean);
  const settings = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
  const limits = ['SUBJECT_PER_MINUTE', 'SUBJECT_BURST', 'FRAME_PER_MINUTE', 'PUBLIC_PER_MINUTE'];
  return { ...settings, ...Object.fromEntries(limits.map((name) => [`RATE_LIMIT_${name}`, '100000000'])) };
}
