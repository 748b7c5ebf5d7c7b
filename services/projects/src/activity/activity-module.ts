import {
  makeDiscardQuarantinedEvent,
  makeListQuarantinedEvents,
  makeReplayQuarantinedEvent,
  type QuarantineDeps,
} from './manage-quarantine';
import { type ActivityDeps as FrameActivityDeps, makeReadFrameActivity } from './read-frame-activity';

export type ActivityDeps = FrameActivityDeps & QuarantineDeps;

/** The work of all services for a frame, and the events that they could not process. */
export function activityModule(deps: ActivityDeps) {
  return {
    commands: {
      replayQuarantinedEvent: makeReplayQuarantinedEvent(deps),
      discardQuarantinedEvent: makeDiscardQuarantinedEvent(deps),
    },
    queries: {
      readFrameActivity: makeReadFrameActivity(deps),
      listQuarantinedEvents: makeListQuarantinedEvents(deps),
    },
  };
}
