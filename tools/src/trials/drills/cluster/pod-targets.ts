import { renameSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const POLL_INTERVAL_MS = 1_500;

/** The parts of a pod that are read. */
export type Pod = {
  metadata: { labels?: Readonly<Record<string, string>>; deletionTimestamp?: string };
  spec: { containers: readonly { ports?: readonly { name?: string; containerPort: number }[] }[] };
  status: { phase?: string; podIP?: string };
};

/** The targets of Prometheus: services respond by HTTPS, the gateway by HTTP on its port for operations. */
export function targetsOf(pods: readonly Pod[]): { targets: string[]; labels: Record<string, string> }[] {
  const isRunning = ({ metadata, status }: Pod) =>
    metadata.labels?.['app.kubernetes.io/component'] === 'service' && status.phase === 'Running';
  return pods.filter(isRunning).flatMap(({ spec, status }) => {
    const ports = spec.containers.flatMap(({ ports: all = [] }) => all);
    const operations = ports.find(({ name }) => name === 'operations');
    const port = operations ?? ports.find(({ name }) => name === 'http');
    if (port === undefined || status.podIP === undefined) return [];
    const scheme = operations ? 'http' : 'https';
    return [{ targets: [`${status.podIP}:${port.containerPort}`], labels: { __scheme__: scheme } }];
  });
}

/** Writes the targets into a file whenever pods start or end. The Prometheus of Debian cannot read the API of Kubernetes. */
export class PodTargets {
  private isOver = false;
  private readonly polling: Promise<void>;

  constructor(
    private readonly file: string,
    private readonly readPods: () => Promise<readonly Pod[]>,
  ) {
    this.polling = this.poll();
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.polling;
  }

  private async poll(): Promise<void> {
    let written = '';
    while (!this.isOver) {
      const pods = await this.readPods().catch(() => undefined);
      const text = pods && JSON.stringify(targetsOf(pods));
      if (text !== undefined && text !== written) {
        writeFileSync(`${this.file}.new`, text);
        renameSync(`${this.file}.new`, this.file);
        written = text;
      }
      await wait(POLL_INTERVAL_MS);
    }
  }
}
