export interface AnswerDraft {
  readonly label: string;
  readonly type: string;
  readonly text: string;
}

/** What the user has entered, by the id of the field. */
export type AnswerDrafts = Readonly<Record<string, AnswerDraft>>;

/** Answers of a move: only fields that are filled in. */
export function answersOf(drafts: AnswerDrafts) {
  const answers = Object.entries(drafts)
    .filter(([, { text }]) => text !== '')
    .map(([field_id, draft]) => ({ field_id, value: answerValue(draft) }));
  return answers.length > 0 ? { answers } : {};
}

function answerValue({ type, text }: AnswerDraft): string | number | boolean | string[] {
  if (type === 'number' || type === 'money' || type === 'rating') return Number(text);
  if (type === 'boolean') return text === 'true';
  if (type === 'multiple_choice') return text.split(',').map((one) => one.trim());
  return text;
}
