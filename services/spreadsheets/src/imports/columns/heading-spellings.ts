import type { ImportType } from '@trackway/contracts';

/** Names of columns in sheets from other systems, in addition to key and label. Compared by `normalizeHeading`. */
export const HEADING_SPELLINGS: Readonly<Record<ImportType, Readonly<Record<string, readonly string[]>>>> = {
  project: {
    'project.code': ['number', 'project number'],
    'project.old_id': ['legacy id', 'previous id', 'external id'],
    'project.name': ['title', 'project', 'project title'],
    'project.description': ['details'],
    'project.status': ['state'],
    'project.customer': ['customer name', 'client', 'client name', 'company'],
    'project.contact': ['contact e-mail', 'contact person'],
    'project.parent': ['parent code', 'parent project'],
    'project.groups': ['group', 'project group'],
    'project.tags': ['tag', 'label', 'labels'],
    'project.is_template': ['is template'],
    'project.assignees': ['assignee', 'assigned to', 'responsible', 'user', 'users'],
  },
  customer: {
    'customer.name': ['customer', 'client', 'client name', 'company', 'company name'],
    'customer.document': ['document number', 'tax id', 'tax number', 'VAT number'],
    'customer.parent': ['parent customer', 'parent company'],
    'customer.email': ['mail', 'e-mail address'],
    'customer.phone': ['telephone', 'phone number', 'tel'],
  },
  contact: {
    'contact.name': ['contact', 'full name'],
    'contact.role': ['job title', 'position'],
    'contact.email': ['mail', 'e-mail address'],
    'contact.phone': ['telephone', 'phone number', 'tel'],
    'contact.description': ['notes'],
    'contact.customers': ['customer', 'customer name', 'client', 'clients', 'company'],
  },
  task: {
    'task.project': ['project code', 'project id'],
    'task.title': ['task', 'task title', 'task name', 'name', 'subject'],
    'task.done': ['completed', 'complete', 'is done'],
    'task.due_at': ['due', 'due date', 'due on', 'deadline'],
    'task.assignee': ['assignees', 'assigned to', 'assignee e-mail', 'responsible'],
  },
  form_answer: {
    'form_answer.project': ['project code', 'project id'],
    'form_answer.accessor': ['accessor'],
  },
};

/** Returns the same text for headings that differ only in case, spaces, hyphens, underscores or dots. */
export function normalizeHeading(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Pd}\p{Cf}_.]+/gu, '');
}

/** Heading of the reasons in a workbook of rejected rows. The column is ignored if that workbook is imported. */
export const REASON_HEADING = 'Rejected because';
