import { setTimeout as wait } from 'node:timers/promises';
import type { Cause } from '../cause';
import type { Scene } from '../scene';

/** Long enough for Prometheus to scrape the restarted process. */
const SEEN_MS = 3_500;
const KILLS = 4;

export const silentBroker: Cause = {
  what: 'Kafka does not answer any more (SIGSTOP), while projects are made',
  cure: '/readyz says that Kafka is away; when it is back, outboxes empty by themselves',
  alerts: ['OutboxStands'],
  begin: async (scene) => {
    scene.signal('kafka', 'SIGSTOP');
    const stopAsking = scene.meanwhile(500, () => scene.ask('POST', '/projects', { name: 'Roof' }));
    return async () => {
      await stopAsking();
      scene.signal('kafka', 'SIGCONT');
    };
  },
};

export const silentDatabase: Cause = {
  what: 'MongoDB does not answer any more (SIGSTOP)',
  cure: '/readyz of forms and channels names mongo; when it is back, so are they, without a restart',
  alerts: ['OutboxUnknown'],
  begin: async (scene) => {
    scene.signal('mongo', 'SIGSTOP');
    return async () => scene.signal('mongo', 'SIGCONT');
  },
};

export const hangingService: Cause = {
  what: 'spreadsheets hangs (SIGSTOP), while clients ask it',
  cure: 'what a liveness probe does: the process is killed and comes back',
  alerts: ['ServiceAbsent', 'CircuitOpen'],
  begin: async (scene) => {
    scene.signal('spreadsheets', 'SIGSTOP');
    const stopAsking = scene.meanwhile(250, () => scene.ask('GET', '/spreadsheet-operations'));
    return async () => {
      scene.signal('spreadsheets', 'SIGKILL');
      await stopAsking();
    };
  },
};

export const restartingService: Cause = {
  what: 'channels is killed each time that it is up again, four times',
  cure: 'its log shows the reason; it is not killed again',
  alerts: ['ServiceRestarts'],
  begin: async (scene) => {
    for (let kills = 0; kills < KILLS; kills += 1) {
      const before = scene.pidOf('channels');
      scene.signal('channels', 'SIGKILL');
      await untilBack(scene, before);
      await wait(SEEN_MS);
    }
    return async () => {
      if (scene.logOf('channels') === '') throw new Error('The log of channels has no last words.');
    };
  },
};

export const blockedLoop: Cause = {
  what: 'channels gets a third of the processor time that it needs (SIGSTOP and SIGCONT by turns)',
  cure: 'the processor is there again',
  alerts: ['EventLoopBlocked'],
  begin: async (scene) => {
    const stop = scene.meanwhile(1_000, async () => {
      scene.signal('channels', 'SIGSTOP');
      await wait(750);
      scene.signal('channels', 'SIGCONT');
    });
    return stop;
  },
};

async function untilBack(scene: Scene, before: number | undefined): Promise<void> {
  const url = `${scene.connection.services['channels']?.http}/readyz`;
  for (;;) {
    const isBack = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isBack && scene.pidOf('channels') !== before) return;
    await wait(100);
  }
}
