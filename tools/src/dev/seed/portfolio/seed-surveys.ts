import type { FormSummary } from '@trackway/client';
import type { SeededProject } from './import-portfolio';
import { at } from './portfolio-projects';
import type { PortfolioUsers } from './portfolio-users';

const SHARE_WITH_ANSWERS = 6;
const REMARKS = [
  'No restrictions.',
  'Access from the yard only.',
  'Works only at weekends.',
  'Asbestos report is missing.',
];

/** Attaches the site survey to some projects and answers it, once completely and once without the date. */
export async function seedSurveys({ admin, sales }: PortfolioUsers, projects: readonly SeededProject[]): Promise<void> {
  const survey = await findForm(admin, 'Site survey');
  const chosen = projects.filter((_, index) => index % SHARE_WITH_ANSWERS === 0);
  const [first] = chosen;
  if (!survey || !first || (await admin.projects.looseForms.list(first.id).page()).items.length > 0) return;
  const { fields } = await admin.forms.get(survey.id);
  for (const [index, { id }] of chosen.entries()) {
    const attached = await admin.projects.looseForms.attach(id, { id: survey.id });
    const values = [
      40 + ((index * 53) % 900),
      `2026-0${1 + (index % 9)}-1${index % 10}`,
      index % 2 === 0,
      at(REMARKS, index),
    ];
    const answers = fields.flatMap(({ id: field }, position) =>
      position === 1 && index % 3 === 2 ? [] : [{ field_id: field, value: values[position] }],
    );
    const accessor = { type: 'project_loose_form' as const, project_id: id, id: attached.id };
    await sales.answers.put({ form_id: survey.id, accessor, answers });
  }
}

async function findForm(client: PortfolioUsers['admin'], title: string): Promise<FormSummary | undefined> {
  return (await client.forms.listAnswered().all()).find((form) => form.title === title);
}
