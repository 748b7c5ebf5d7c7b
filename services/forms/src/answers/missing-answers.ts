import { type AppError, invalidInput } from '@trackway/errors';
import type { FormField } from '../fields/field';
import { issueMessage } from '../fields/value-issue';

/** The error of a submission without required answers, by field. */
export function missingAnswers(missing: readonly FormField[]): AppError {
  const issues = missing.map(({ id, label, type }) => {
    const code = type === 'calculated' ? 'not_calculated' : 'required';
    return [`fields.${id}`, [`${label}: ${issueMessage({ code })}`]];
  });
  return invalidInput(Object.fromEntries(issues));
}
