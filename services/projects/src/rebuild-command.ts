import { grpcContracts, type ServiceStubs } from '@trackway/contracts';
import { grpcClientOpener, grpcTls } from '@trackway/grpc';
import { createPool, Database } from '@trackway/postgres';
import { createLogger, Lifecycle, openCertificates, openInternalTokens } from '@trackway/runtime';
import type { Config } from './config';
import { PgReadModel } from './peers/read-model/pg-read-model';
import { grpcSourceStreams } from './peers/rebuild/grpc-source-streams';
import { listFrames } from './peers/rebuild/pg-frame-list';
import type { RebuildArguments } from './peers/rebuild/rebuild-arguments';
import { makeRebuildReadModel } from './peers/rebuild/rebuild-read-model';

const NAME = 'projects';
/** One for the list of known records, one for writes, one spare. */
const CONNECTIONS = 3;

/**
 * Composition root of the command `rebuild-read-model`, which runs concurrently with the service. `print` receives one
 * line per part.
 */
export async function rebuildReadModel(
  config: Config,
  { frameIds, parts, isDryRun }: RebuildArguments,
  print: (line: string) => void,
): Promise<void> {
  const logger = createLogger({ service: NAME, level: config.LOG_LEVEL });
  const lifecycle = new Lifecycle(logger, config.SHUTDOWN_GRACE_MS);
  try {
    const pool = createPool({ url: config.POSTGRES_URL, max: CONNECTIONS, name: `${NAME} rebuild`, logger });
    const database = new Database(lifecycle.own('postgres', pool, (p) => p.end()));
    const tokens = openInternalTokens(config, NAME, { lifecycle, logger });
    const tls = grpcTls(openCertificates(config.TLS_FOLDER, logger));
    const openClient = grpcClientOpener<ServiceStubs>({ ...grpcContracts, tokens, tls }, lifecycle);
    const clients = {
      funnels: openClient('funnels', config.FUNNELS_GRPC),
      forms: openClient('forms', config.FORMS_GRPC),
      channels: openClient('channels', config.CHANNELS_GRPC),
    };
    const rebuild = makeRebuildReadModel({
      readModel: new PgReadModel(database),
      sources: grpcSourceStreams(clients),
    });
    const frames = frameIds.length > 0 ? frameIds : await listFrames(database);
    if (isDryRun) {
      for (const frameId of frames) print(`${frameId} would be compared: ${parts.join(', ')}`);
      return;
    }
    for await (const { frameId, part, kept, removed } of rebuild({ frameIds: frames, parts })) {
      print(`${frameId} ${part}: ${kept} kept, ${removed} removed`);
    }
    print(`frames done: ${frames.length}`);
  } finally {
    await lifecycle.stop();
  }
}
