import { proofFor } from '../intake';
import { system } from '../system';
import type { AuditedRequests } from './audited-requests';

/** Forms, their fields, links, answers and theme. */
export async function sendFormRequests(requests: AuditedRequests): Promise<void> {
  const { api } = requests;
  const send = requests.send.bind(requests);
  const project: string = (await api.send('POST', '/projects', { name: 'Roof' })).body.project.id;
  const fields = [
    { label: 'Area', type: 'number' },
    { label: 'Plan', type: 'file' },
  ];
  const { form } = await send('createForm', '/forms', { title: 'Site', fields });
  await send('updateForm', `/forms/${form.id}`, { title: 'Site visit' });
  await send('updateFormTheme', '/form-theme', { accent_color: '#0b5d3b' });

  const [area, plan] = form.fields;
  const accessor = { type: 'project_form', project_id: project };
  const answers = (value: number) => ({ answers: [{ field_id: area.id, value }] });
  const path = '/dynamic-forms-answers';
  await send('putAnswers', path, { form_id: form.id, accessor, ...answers(1) }, project);
  const file = new Blob(['plan'], { type: 'text/plain' });
  const context = { form_id: String(form.id), 'accessor[type]': accessor.type, 'accessor[project_id]': project };
  const upload = { ...context, field_id: plan.id };
  await requests.upload('answerWithFile', '/dynamic-forms-answers-file', file, upload, project);
  await send('clearAnswers', `${path}/clear`, { form_id: form.id, accessor }, project);
  const { loose_form } = await send('attachLooseForm', `/projects/${project}/loose-forms`, { id: form.id }, project);
  await send('detachLooseForm', `/projects/${project}/loose-forms/${loose_form.id}`, undefined, project);

  const links = '/dynamic-forms/pivot-accessor';
  const page = await makeLink(requests, { form_id: form.id, accessor, pin: '482913' });
  await send('revokeFormLink', `${links}/urls/${page.id}`);
  const { pathname } = await makeLink(requests, { form_id: form.id, accessor });
  const submitted = {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(answers(84)),
  };
  await requests.sendPublic('submitFormLink', `${pathname}/answers`, submitted, project);
  await sendIntakeRequests(requests, form.id, area.id);
  await send('deleteForm', `/forms/${form.id}`);
  await send('restoreForm', `/forms/${form.id}/restore`);
}

async function sendIntakeRequests(requests: AuditedRequests, form_id: number, area: string): Promise<void> {
  const links = '/dynamic-forms/intake-links';
  const body = { name: 'Visits', form_id, proof_difficulty: 8 };
  const { intake_link } = await requests.send('createIntakeLink', links, body);
  const { pathname } = new URL(intake_link.url);
  const headers = {
    'content-type': 'application/json',
    'x-proof-of-work': await proofFor(system.base_url + pathname),
  };
  const answers = JSON.stringify({ answers: [{ field_id: area, value: 84 }] });
  const { api } = requests;
  await requests.sendPublic('submitIntake', `${pathname}/answers`, { headers, body: answers }, async () => {
    const { submissions } = (await api.get(`${links}/${intake_link.id}/submissions`)).body;
    return submissions[0].project_id;
  });
  await requests.send('updateIntakeLink', `${links}/${intake_link.id}`, { active: false });
}

async function makeLink(requests: AuditedRequests, body: object): Promise<{ id: string; pathname: string }> {
  const { urls } = await requests.send('generateFormLink', '/dynamic-forms/pivot-accessor/url-generate', body);
  const [{ id, url }] = urls;
  return { id, pathname: new URL(url).pathname };
}
