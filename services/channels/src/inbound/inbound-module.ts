import type { Clock, NewId } from '@trackway/runtime';
import type { UnitOfWork } from '../unit-of-work';
import { makeListDeliveries } from './deliveries/list-deliveries';
import { makeProcessDelivery } from './process-delivery';
import { makeReceiveMessage } from './receive-message';
import { makeReplayDelivery } from './replay-delivery';

export interface InboundDeps {
  readonly unitOfWork: UnitOfWork;
  readonly newId: NewId;
  readonly clock: Clock;
  /** Wakes the workers that link conversations and fetch attachments. */
  readonly wakeBackground: () => void;
}

export function inboundModule(deps: InboundDeps) {
  const deliveryDeps = { ...deps, receiveMessage: makeReceiveMessage(deps) };
  return {
    commands: {
      processDelivery: makeProcessDelivery(deliveryDeps),
      replayDelivery: makeReplayDelivery(deliveryDeps),
    },
    queries: { listDeliveries: makeListDeliveries(deps) },
  };
}
