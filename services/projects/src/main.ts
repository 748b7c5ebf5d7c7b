import { runService } from '@trackway/service';
import { loadConfig } from './config';
import { REBUILD_USAGE, readRebuildArguments } from './peers/rebuild/rebuild-arguments';
import { rebuildReadModel } from './rebuild-command';
import { buildProjects } from './service';

/** Runs the service. With the argument `rebuild-read-model`, runs that command and exits. */
const [command, ...args] = process.argv.slice(2);
if (command === 'rebuild-read-model') void rebuild();
else runService({ name: 'projects', loadConfig, build: buildProjects });

async function rebuild(): Promise<void> {
  const options = readRebuildArguments(args);
  if (!options) {
    process.stderr.write(`${REBUILD_USAGE}\n`);
    process.exitCode = 2;
    return;
  }
  try {
    await rebuildReadModel(loadConfig(), options, (line) => process.stdout.write(`${line}\n`));
  } catch (error) {
    process.stderr.write(
      `${error instanceof Error ? error.message : error}\nRun the command again. No data was lost.\n`,
    );
    process.exitCode = 1;
  }
}
