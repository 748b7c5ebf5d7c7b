import type { RuleAction } from '../../actions/action';
import { hasVariables, makeRenderer, type Values } from './template-text';

/**
 * The action with the values of its variables.
 * @throws AppError 422 `template_variables_missing` for a variable without a value.
 */
export function renderAction(action: RuleAction, values: Values): RuleAction {
  const render = makeRenderer(values);
  switch (action.type) {
    case 'send_message':
      return { ...action, message: render.text(action.message) };
    case 'start_agent':
      return action.input === undefined ? action : { ...action, input: render.text(action.input) };
    case 'set_field':
      return hasVariables(action.value) ? { ...action, value: render.value(action.value) } : action;
    case 'call_webhook':
      return {
        ...action,
        // A value cannot change the host, which was checked when the rule was saved.
        url: render.text(action.url, encodeURIComponent),
        ...(action.payload ? { payload: render.value(action.payload) as Readonly<Record<string, unknown>> } : {}),
      };
    default:
      return action;
  }
}
