import { newId } from '@trackway/runtime';
import { NEW_PROJECT, type Project } from './project/project';

const CREATED = new Date('2026-05-04T09:00:00Z');

export function aProject(changes: Partial<Project> = {}): Project {
  const life = { createdBy: newId(), version: 1, createdAt: CREATED, updatedAt: CREATED };
  const id = newId();
  return { ...NEW_PROJECT, id, code: id, name: 'Roof', ...life, ...changes };
}
