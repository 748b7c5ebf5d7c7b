import { toMinorUnits } from '../ui/minor-units';

export interface AnswerDraft {
  readonly form_id: number;
  readonly label: string;
  readonly type: string;
  /** Amounts are in units. The values of several choices are a list. */
  readonly entered: string | readonly string[];
  /** Of an amount whose form names one. */
  readonly currency?: string | undefined;
}

/** What the user has entered, by the id of the field. */
export type AnswerDrafts = Readonly<Record<string, AnswerDraft>>;

/** Lines, files and signatures are entered in their form, and results are calculated. */
const WITHOUT_CONTROL = ['group', 'calculated', 'file', 'signature'];

/** Whether the dialog of a move can answer a field of the type. */
export function hasControl(type: string): boolean {
  return !WITHOUT_CONTROL.includes(type);
}

/** Answers of a move: only fields that are filled in. */
export function answersOf(drafts: AnswerDrafts) {
  const answers = Object.entries(drafts)
    .filter(([, { entered }]) => entered.length > 0)
    .map(([field_id, draft]) => ({ field_id, value: answerValue(draft) }));
  return answers.length > 0 ? { answers } : {};
}

function answerValue({ type, entered, currency }: AnswerDraft): string | number | boolean | string[] {
  if (typeof entered !== 'string') return [...entered];
  if (type === 'money') return toMinorUnits(entered, currency);
  if (type === 'number' || type === 'rating') return Number(entered);
  if (type === 'boolean') return entered === 'true';
  return entered;
}
