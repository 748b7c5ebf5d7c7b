import { columnTypeOf, type ImportTarget } from '../columns/import-target';
import type { ValueProfile } from './value-profile';

/** How well values fit a column, 0 to 1. Undefined if there are no values. */
export function valueFit(target: ImportTarget, key: string, profile: ValueProfile): number | undefined {
  if (profile.count === 0) return undefined;
  const special = specialFit(key, profile);
  if (special !== undefined) return special;
  switch (columnTypeOf(target, key)) {
    case 'email':
      return profile.email;
    case 'integer':
    case 'money':
    case 'decimal':
      return profile.date > 0.5 ? 0 : profile.number;
    case 'option':
      return profile.status;
    case 'boolean':
      return profile.flag;
    case 'uuid':
      return profile.uuid;
    case 'time':
    case 'date':
      return profile.date;
    case 'choice':
    case 'choices':
      return 1;
    default:
      return 1 - Math.max(profile.date, isIdentifier(key) ? 0 : profile.uuid, profile.url);
  }
}

/** Columns whose values have a form that their type does not say. */
function specialFit(key: string, profile: ValueProfile): number | undefined {
  const { email, number, uuid, phone, date } = profile;
  if (key.endsWith('.phone')) return phone;
  if (key === 'project.contact') return Math.max(email, number);
  if (key === 'project.assignees') return Math.max(email, uuid);
  if (key === 'task.assignee') return Math.max(email, uuid);
  if (key === 'task.done') return Math.max(profile.flag, profile.status);
  if (key === 'contact.id') return number;
  if (key.endsWith('.name') || key === 'task.title') return 1 - Math.max(email, number, date, profile.url);
  return undefined;
}

function isIdentifier(key: string): boolean {
  return (
    key.endsWith('.id') ||
    key.endsWith('.old_id') ||
    key.endsWith('.parent') ||
    key.endsWith('.customer') ||
    key.endsWith('.project')
  );
}
