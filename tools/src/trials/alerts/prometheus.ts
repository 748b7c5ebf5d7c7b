import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { REPOSITORY } from '../../dev/servers/config';
import { freePort } from '../../dev/servers/free-port';
import { dieWithParent } from '../../process/die-with-parent';
import { findExecutable } from '../../process/find-executable';
import { StartFailure } from '../../process/start-failure';
import { alertsOf, scaledRules } from './scaled-rules';

const RULES = join(REPOSITORY, 'deploy', 'observability', 'rules');
const READY_MS = 30_000;
const POLL_INTERVAL_MS = 100;
/** Longer than the timeout of services for the queries behind their metrics (two seconds). */
const SCRAPE = '3s';

/** The rule files that the chart installs. */
export function ruleFiles(): { name: string; text: string }[] {
  return readdirSync(RULES).map((name) => ({ name, text: readFileSync(join(RULES, name), 'utf8') }));
}

export function allAlerts() {
  return ruleFiles().flatMap(({ text }) => alertsOf(text));
}

/** A Prometheus that scrapes the services, and evaluates the rules with shorter times. */
export class Prometheus {
  private constructor(
    readonly url: string,
    private readonly child: ChildProcess,
  ) {}

  /** `scrapeConfig` is the YAML of one item of `scrape_configs`. */
  static async start(folder: string, scrapeConfig: string, path: string): Promise<Prometheus> {
    const program = findExecutable('prometheus', path);
    if (program === undefined)
      throw new StartFailure('Prometheus is needed on the PATH (Debian: apt-get install prometheus).');
    const rules = join(folder, 'rules');
    mkdirSync(rules, { recursive: true });
    for (const { name, text } of ruleFiles()) writeFileSync(join(rules, name), scaledRules(text));
    const config = join(folder, 'prometheus.yml');
    writeFileSync(config, configOf(scrapeConfig));
    const port = await freePort();
    const options = { 'config.file': config, 'storage.tsdb.path': join(folder, 'data'), 'log.level': 'warn' };
    const flags = Object.entries({ ...options, 'web.listen-address': `127.0.0.1:${port}` });
    const command = dieWithParent([program, ...flags.map(([name, value]) => `--${name}=${value}`)], 'SIGKILL');
    const [file, ...args] = command;
    const log = openSync(join(folder, 'prometheus.log'), 'a');
    const child = spawn(file, args, { stdio: ['ignore', log, log], cwd: folder });
    closeSync(log);
    const started = new Prometheus(`http://127.0.0.1:${port}`, child);
    await started.ready(join(folder, 'prometheus.log'));
    return started;
  }

  /** Names of the alerts that are firing. */
  async firing(): Promise<ReadonlySet<string>> {
    const response = await fetch(`${this.url}/api/v1/alerts`);
    const { data } = (await response.json()) as {
      data: { alerts: { state: string; labels: { alertname: string } }[] };
    };
    const firing = data.alerts.filter(({ state }) => state === 'firing');
    return new Set(firing.map(({ labels }) => labels.alertname));
  }

  /** Resolves when every service was scraped. Until then each counts as absent. */
  async untilScraped(): Promise<void> {
    const deadline = Date.now() + READY_MS;
    for (;;) {
      const response = await fetch(`${this.url}/api/v1/targets?state=active`);
      const { data } = (await response.json()) as { data: { activeTargets: { health: string }[] } };
      const areScraped = data.activeTargets.length > 0 && data.activeTargets.every(({ health }) => health === 'up');
      if (areScraped && (await this.firing()).size === 0) return;
      if (Date.now() > deadline) throw new StartFailure('Prometheus cannot read the metrics of all services.');
      await wait(POLL_INTERVAL_MS);
    }
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await ended;
  }

  private async ready(logFile: string): Promise<void> {
    const deadline = Date.now() + READY_MS;
    for (;;) {
      const isReady = await fetch(`${this.url}/-/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) return;
      if (this.child.exitCode !== null || Date.now() > deadline)
        throw new StartFailure(`Prometheus did not start: ${readFileSync(logFile, 'utf8').slice(-500)}`);
      await wait(POLL_INTERVAL_MS);
    }
  }
}

/** The scrape configuration of processes at fixed addresses. */
export function staticTargets(targets: readonly string[]): string {
  return `
  - job_name: trackway
    honor_labels: true
    static_configs:
      - targets: [${targets.map((target) => `'${target}'`).join(', ')}]`;
}

function configOf(scrapeConfig: string): string {
  return `global: { scrape_interval: ${SCRAPE}, scrape_timeout: ${SCRAPE}, evaluation_interval: 1s }
rule_files: [rules/*.yaml]
scrape_configs:${scrapeConfig}
`;
}
