import { parseInput } from '@trackway/application';
import { z } from 'zod';
import type { RuleAction } from '../../actions/action';
import { type ActionPerformers, performerOf } from '../../actions/action-performer';
import { actionSchema } from '../../actions/action-schemas';
import { settableFieldNames } from '../../actions/settable-fields';
import { uuid } from '../../shared/field-types';
import { defineTool, type Tool, type ToolUse } from './tool';
import { scopeOfTool, type ToolName } from './tool-scopes';

/** The actions of rules as tools of agents: with the same performers, gate and idempotency keys. */
export function writeTools(performers: ActionPerformers): Tool[] {
  return [
    tool('move_project', 'Moves the project to a step of a funnel. The result says what prevents a move.', 'move', {
      step_id: uuid,
    }),
    tool('set_field', `Sets one field of the project: ${settableFieldNames.join(', ')}.`, 'set_field', {
      field: z.enum(settableFieldNames),
      value: z.union([z.string(), z.number(), z.boolean(), z.null()]),
    }),
    tool('add_tag', 'Adds a tag to the project.', 'add_tag', { tag_id: uuid }),
    tool('assign_user', 'Assigns a user to the project.', 'assign_user', { user_id: uuid }),
    tool('attach_form', 'Attaches a form to the project for users to answer.', 'attach_form', {
      form_id: z.int().min(1),
    }),
    tool('send_message', 'Sends a message to the contact of the project through a channel.', 'send_message', {
      channel_id: uuid,
      message: z.string().min(1).max(65_536),
    }),
  ];

  function tool(name: ToolName, description: string, type: RuleAction['type'], shape: z.ZodRawShape): Tool {
    return defineTool({
      name,
      description,
      scope: scopeOfTool[name],
      writes: true,
      parameters: z.strictObject(shape),
      use: async (args: Record<string, unknown>, use) => {
        // Validates the action like an action of a rule, for example the value of a field.
        const action = parseInput(actionSchema, { type, ...args });
        const { status, detail } = await performerOf(performers, action).perform(action, callOf(use));
        return { status, detail };
      },
    });
  }
}

function callOf({ caller, projectId, key, about }: ToolUse) {
  const { agentId: ruleId, agentName: ruleName } = about;
  return { caller, projectId, key, about: { ruleId, ruleName, trigger: 'ai_agent', detail: {} } };
}
