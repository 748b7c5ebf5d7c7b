import { runService } from '@trackway/runtime';
import { loadConfig } from './config';
import { rebuildReadModel } from './rebuild/main';
import { REBUILD_USAGE, readRebuildArguments } from './rebuild/rebuild-arguments';
import { startProjects } from './service';

/** The service, or `rebuild-read-model`, which ends by itself. */
const [command, ...args] = process.argv.slice(2);
if (command === 'rebuild-read-model') void rebuild();
else serve();

function serve(): void {
  const config = loadConfig();
  runService(
    { name: 'projects', logLevel: config.LOG_LEVEL, graceMs: config.SHUTDOWN_GRACE_MS },
    async (lifecycle, logger) => {
      await startProjects(config, lifecycle, logger);
    },
  );
}

async function rebuild(): Promise<void> {
  const asked = readRebuildArguments(args);
  if (!asked) {
    process.stderr.write(`${REBUILD_USAGE}\n`);
    process.exitCode = 2;
    return;
  }
  try {
    await rebuildReadModel(loadConfig(), asked, (line) => process.stdout.write(`${line}\n`));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\nNothing is lost: run it again.\n`);
    process.exitCode = 1;
  }
}
