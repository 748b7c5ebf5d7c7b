import { parseInput } from '@trackway/application';
import { z } from 'zod';
import type { RuleAction } from '../../actions/action';
import { type ActionPerformers, performerOf } from '../../actions/action-performer';
import { actionSchema } from '../../actions/action-schemas';
import { settableFieldNames } from '../../actions/settable-fields';
import { uuid } from '../../shared/field-types';
import { defineTool, type Tool, type ToolUse } from './tool';
import { scopeOfTool, type ToolName } from './tool-scopes';

/** What rules can do, agents can: by the same performers, through the same gate, each call once. */
export function writeTools(performers: ActionPerformers): Tool[] {
  return [
    tool('move_project', 'Moves the project to a step of a funnel. The gate may refuse and says why.', 'move', {
      step_id: uuid,
    }),
    tool('set_field', `Sets one field of the project: ${settableFieldNames.join(', ')}.`, 'set_field', {
      field: z.enum(settableFieldNames),
      value: z.union([z.string(), z.number(), z.boolean(), z.null()]),
    }),
    tool('add_tag', 'Gives the project a tag.', 'add_tag', { tag_id: uuid }),
    tool('assign_user', 'Puts a user among those who work on the project.', 'assign_user', { user_id: uuid }),
    tool('attach_form', 'Attaches a form to the project, to be answered by people.', 'attach_form', {
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
        // The same check as a rule's action has, such as that a field takes the value.
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
