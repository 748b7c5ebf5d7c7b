import type { AssemblyScope } from './assembly-scope';
import type { ProjectMember } from './project-members';
import { type PagePart, pageParts } from './project-pages';

/** The members that need a part. */
const members: Readonly<Record<PagePart, readonly ProjectMember[]>> = {
  customers: ['customer', 'headquarter'],
  contacts: ['contact'],
  groups: ['groups'],
  tags: ['tags'],
  users: ['users', 'executors'],
  tasks: ['tasks'],
  funnels: ['funnels', 'funnel_steps', 'executors'],
  titles: ['form'],
  answers: ['form_answers'],
  ancestors: ['ancestors'],
};

/** The parts that the requested members need. If forms is called, its data is not loaded from the read model. */
export function partsOf({ wanted, sources, answersFor }: AssemblyScope): ReadonlySet<PagePart> {
  const fromForms: readonly PagePart[] = sources.has('forms') ? ['titles', 'answers'] : answersFor ? [] : ['answers'];
  return new Set(
    pageParts.filter((part) => !fromForms.includes(part) && members[part].some((member) => wanted.has(member))),
  );
}
