import type { ExportType } from '@trackway/contracts';
import type { Operation } from './operation';

/** The area whose scope reads or writes the rows of a type. */
const AREAS: Readonly<Record<ExportType, string>> = {
  project: 'projects',
  customer: 'projects',
  contact: 'projects',
  user: 'projects',
  form_answer: 'forms',
  answer_history: 'forms',
  agent_execution: 'automations',
  project_execution: 'automations',
};

/** The scope that reads the rows of a type. */
export function readScopeOf(type: ExportType): string {
  return `${AREAS[type]}:read`;
}

/** What an operation needs: the scope of spreadsheets and that of the rows it is about. */
export function scopesFor(action: Operation['action'], type: ExportType): readonly string[] {
  return ['spreadsheets:write', `${AREAS[type]}:${action === 'import' ? 'write' : 'read'}`];
}
