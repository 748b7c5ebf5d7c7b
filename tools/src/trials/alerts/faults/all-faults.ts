import type { Cause } from '../cause';
import { heldLocks, locksAgainAndAgain } from './held-locks';
import { lostFiles } from './lost-files';
import { missingTable } from './missing-table';
import { dearModel, refusingModel, slowModel } from './models';
import { refusingReceiver } from './refusing-receiver';
import { blockedLoop, hangingService, restartingService, silentBroker, silentDatabase } from './stopped-processes';
import { junkMessage, rejectedEvent, unclaimedOperations } from './work-left-undone';

/** In an order in which what clients felt comes first: budgets take longest to recover. */
export const allCauses: readonly Cause[] = [
  missingTable,
  heldLocks,
  locksAgainAndAgain,
  hangingService,
  silentBroker,
  silentDatabase,
  restartingService,
  blockedLoop,
  junkMessage,
  rejectedEvent,
  lostFiles,
  unclaimedOperations,
  refusingReceiver,
  slowModel,
  refusingModel,
  dearModel,
];
