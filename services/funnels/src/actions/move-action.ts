import { isAppError } from '@trackway/errors';
import type { RuleAction } from './action';
import type { ActionPerformer } from './action-performer';
import type { MoveByRule } from './move-by-rule';
import { requireProject } from './require-project';

/** Moves the project through the gate. The log shows what prevents a move. */
export function moveAction(moveByRule: MoveByRule): ActionPerformer<Extract<RuleAction, { type: 'move' }>> {
  return {
    perform: async ({ step_id: stepId }, call) => {
      const moved = await moveByRule.move(call.caller, { projectId: requireProject(call), stepId, key: call.key });
      const outputs = { step_id: stepId, step_name: moved.stepName };
      return moved.changed
        ? { status: 'succeeded', detail: `Moved to ${moved.stepName}.`, outputs }
        : { status: 'skipped', detail: `The project is in ${moved.stepName} already.`, outputs };
    },
    preview: async ({ step_id: stepId }, call) => {
      try {
        const { stepName, blockers } = await moveByRule.preview(call.caller, {
          projectId: requireProject(call),
          stepId,
        });
        const reasons = blockers.map(({ detail, clear }) => `${detail} ${clear}`);
        if (reasons.length > 0) return { possible: false, detail: reasons.join(' ') };
        return { possible: true, detail: `The project would be moved to ${stepName}.` };
      } catch (error) {
        if (!isAppError(error)) throw error;
        return { possible: false, detail: error.message };
      }
    },
  };
}
