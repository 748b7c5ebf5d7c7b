import { createWriteStream, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onStop } from '../../process/on-stop';
import { runMain } from '../../process/run-main';
import { StartFailure } from '../../process/start-failure';
import { Prometheus } from '../alerts/prometheus';
import { parseDrillArguments } from './arguments';
import type { DrillCluster } from './cluster/drill-cluster';
import { podScrapeConfig } from './cluster/manifests';
import { PodTargets } from './cluster/pod-targets';
import type { Incident } from './incident';
import { allIncidents } from './incidents/all-incidents';
import { install } from './install';
import { playDrill } from './play-drill';
import { type DrillResult, problemsOf, reportOf } from './result';

const log = (line: string) => process.stdout.write(`${line}\n`);

/**
 * `npm run try:drills [-- INCIDENT …]` installs the system in a disposable cluster with one node, plays incidents, and
 * resolves them by the commands of the runbooks. Exits with 1 if an alert did not fire in time, a command failed, the
 * system did not recover, or data was lost.
 */
async function main(): Promise<number> {
  const options = parseDrillArguments(
    process.argv.slice(2),
    allIncidents.map(({ name }) => name),
  );
  const selected = allIncidents.filter(({ name }) => options.incidents.includes(name));
  if (options.list) {
    for (const { name, description } of selected) log(`${name}: ${description}`);
    return 0;
  }
  const stopped = new Promise<never>((_, reject) => {
    onStop((reason) => reject(new StartFailure(`Stopped by ${reason}.`)));
  });
  stopped.catch(() => undefined);
  const folder = mkdtempSync(join(tmpdir(), 'trackway-drills-'));
  const installed = await install({ folder, tag: options.tag, log });
  let problems: readonly string[] = ['The drills did not complete.'];
  try {
    const results = await Promise.race([playAll(selected, installed.cluster, folder), stopped]);
    log(`\n${reportOf(results)}\n`);
    problems = results.flatMap(problemsOf);
    for (const problem of problems) log(problem);
  } finally {
    await installed.uninstall();
    if (problems.length === 0) rmSync(folder, { recursive: true, force: true });
    else log(`Logs and results are in ${folder}`);
  }
  return problems.length === 0 ? 0 : 1;
}

async function playAll(incidents: readonly Incident[], cluster: DrillCluster, folder: string): Promise<DrillResult[]> {
  const monitoring = join(folder, 'prometheus');
  mkdirSync(monitoring);
  const targetsFile = join(monitoring, 'targets.json');
  const targets = new PodTargets(targetsFile, () => cluster.pods());
  const prometheus = await Prometheus.start(monitoring, podScrapeConfig(targetsFile), process.env['PATH'] ?? '');
  const details = createWriteStream(join(folder, 'drills.log'));
  const results: DrillResult[] = [];
  try {
    await prometheus.untilScraped();
    for (const incident of incidents) {
      log(`\n${incident.name}: ${incident.description}`);
      const report = (line: string) => {
        details.write(`${incident.name} ${new Date().toISOString()} ${line}\n`);
        if (!line.includes('    | ')) log(line);
      };
      const result = await playDrill(incident, { cluster, prometheus, log: report });
      results.push(result);
      for (const problem of problemsOf(result)) log(`  ${problem}`);
      writeFileSync(join(folder, 'results.json'), JSON.stringify(results, undefined, 2));
    }
  } finally {
    details.end();
    await prometheus.stop();
    await targets.stop();
  }
  return results;
}

void runMain(main);
