import { isRecord } from '@trackway/runtime';
import { type AnyAction, comparesVariable } from './flow-action';
import { variablesIn } from './template-text';

export interface PlacedText {
  /** Path below the action, such as `payload.customer`. */
  readonly path: string;
  readonly text: string;
}

/** The texts of an action that can contain variables. */
export function textsOf(action: AnyAction): readonly PlacedText[] {
  switch (action.type) {
    case 'send_message':
      return [{ path: 'message', text: action.message }];
    case 'start_agent':
      return action.input === undefined ? [] : [{ path: 'input', text: action.input }];
    case 'set_field':
      return textsIn('value', action.value);
    case 'call_webhook':
      return [{ path: 'url', text: action.url }, ...textsIn('payload', action.payload)];
    default:
      return [];
  }
}

/** All variables that an action uses: in texts, and in conditions. */
export function variablesUsedBy(action: AnyAction): readonly string[] {
  const compared = action.type === 'if' ? action.conditions.filter(comparesVariable) : [];
  return [...textsOf(action).flatMap(({ text }) => variablesIn(text)), ...compared.map(({ variable }) => variable)];
}

function textsIn(path: string, value: unknown): readonly PlacedText[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((one, index) => textsIn(`${path}.${index}`, one));
  if (isRecord(value)) return Object.entries(value).flatMap(([name, one]) => textsIn(`${path}.${name}`, one));
  return [];
}
