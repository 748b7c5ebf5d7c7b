import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from '../fault';
import type { SystemHandle } from '../system-handle';

/** Long enough for Prometheus to scrape the restarted process. */
const SCRAPE_MS = 3_500;
const KILLS = 4;

export const silentBroker: Fault = {
  description: 'Kafka does not respond (SIGSTOP), while projects are created',
  remedy: '/readyz reports that Kafka is unavailable; outboxes are published when it is available again',
  alerts: ['OutboxStands'],
  inject: async (handle) => {
    handle.signal('kafka', 'SIGSTOP');
    const stopRequests = handle.repeatEvery(500, () => handle.request('POST', '/projects', { name: 'Roof' }));
    return async () => {
      await stopRequests();
      handle.signal('kafka', 'SIGCONT');
    };
  },
};

export const silentDatabase: Fault = {
  description: 'MongoDB does not respond (SIGSTOP)',
  remedy: '/readyz of forms and channels names mongo; they recover without a restart when it is available again',
  alerts: ['OutboxUnknown'],
  inject: async (handle) => {
    handle.signal('mongo', 'SIGSTOP');
    return async () => handle.signal('mongo', 'SIGCONT');
  },
};

export const hangingService: Fault = {
  description: 'spreadsheets hangs (SIGSTOP), while clients call it',
  remedy: 'the process is killed and restarted, like by a liveness probe',
  alerts: ['ServiceAbsent', 'CircuitOpen'],
  inject: async (handle) => {
    handle.signal('spreadsheets', 'SIGSTOP');
    const stopRequests = handle.repeatEvery(250, () => handle.request('GET', '/spreadsheet-operations'));
    return async () => {
      handle.signal('spreadsheets', 'SIGKILL');
      await stopRequests();
    };
  },
};

export const restartingService: Fault = {
  description: 'channels is killed four times, each time after it has restarted',
  remedy: 'its log contains the reason; it is not killed any more',
  alerts: ['ServiceRestarts'],
  inject: async (handle) => {
    for (let kills = 0; kills < KILLS; kills += 1) {
      const before = handle.pidOf('channels');
      handle.signal('channels', 'SIGKILL');
      await untilRestarted(handle, before);
      await wait(SCRAPE_MS);
    }
    return async () => {
      if (handle.logOf('channels') === '') throw new Error('The log of channels is empty.');
    };
  },
};

export const blockedLoop: Fault = {
  description: 'channels gets a third of the processor time that it needs (alternating SIGSTOP and SIGCONT)',
  remedy: 'the processor time is available again',
  alerts: ['EventLoopBlocked'],
  inject: async (handle) => {
    const stop = handle.repeatEvery(1_000, async () => {
      handle.signal('channels', 'SIGSTOP');
      await wait(750);
      handle.signal('channels', 'SIGCONT');
    });
    return stop;
  },
};

async function untilRestarted(handle: SystemHandle, before: number | undefined): Promise<void> {
  const url = `${handle.connection.services['channels']?.http}/readyz`;
  for (;;) {
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady && handle.pidOf('channels') !== before) return;
    await wait(100);
  }
}
