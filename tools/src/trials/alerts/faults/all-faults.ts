import type { Fault } from '../fault';
import { failingReceiver } from './failing-receiver';
import { heldLocks, locksAgainAndAgain } from './held-locks';
import { lostFiles } from './lost-files';
import { invalidMessage, rejectedEvent, unclaimedOperations } from './messages-and-operations';
import { missingTable } from './missing-table';
import { expensiveModel, rejectingModel, slowModel } from './models';
import { blockedLoop, hangingService, restartingService, silentBroker, silentDatabase } from './stopped-processes';

/** Faults with effects on clients come first, because error budgets take longest to recover. */
export const allFaults: readonly Fault[] = [
  missingTable,
  heldLocks,
  locksAgainAndAgain,
  hangingService,
  silentBroker,
  silentDatabase,
  restartingService,
  blockedLoop,
  invalidMessage,
  rejectedEvent,
  lostFiles,
  unclaimedOperations,
  failingReceiver,
  slowModel,
  rejectingModel,
  expensiveModel,
];
