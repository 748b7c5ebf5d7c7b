import type { Step } from '../history/step';
import { FIELDS, LINKS, type Scope, stableProject } from './scope';

const ownForm = (subject: string) => ({ type: 'project_form', project_id: `{${subject}}` });

export function putAnswers(scope: Scope): Step {
  const { random, client, unique } = scope;
  const subject = stableProject(scope);
  const first = random.below(FIELDS);
  const fields = random.chance(0.5) ? [first] : [first, (first + 1) % FIELDS];
  const answers = fields.map((field) => ({ field_id: `{field:${field}}`, value: unique() }));
  const body = { form_id: '{form}', accessor: ownForm(subject), answers };
  return { kind: 'answer.put', user: client, method: 'PUT', path: '/dynamic-forms-answers', body, subject };
}

export function clearAnswers(scope: Scope): Step {
  const subject = stableProject(scope);
  const body = { form_id: '{form}', accessor: ownForm(subject) };
  return {
    kind: 'answer.clear',
    user: scope.client,
    method: 'POST',
    path: '/dynamic-forms-answers/clear',
    body,
    subject,
  };
}

export function readAnswers(scope: Scope, subject = stableProject(scope)): Step {
  const accessor = `accessor[type]=project_form&accessor[project_id]={${subject}}`;
  const path = `/dynamic-forms-answers?form_id={form}&${accessor}`;
  return { kind: 'answer.read', user: scope.client, method: 'GET', path, subject };
}

/** Several respondents submit the same single-use link. */
export function submitLink({ random, unique }: Scope): Step {
  const subject = `link:${random.below(LINKS)}`;
  const body = { answers: [{ field_id: '{field:2}', value: unique() }] };
  return { kind: 'link.submit', method: 'POST', path: `{${subject}}/answers`, body, subject };
}
