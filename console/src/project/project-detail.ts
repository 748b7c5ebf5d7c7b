import type { Project } from '@trackway/client';

/** A project with all of its members. */
export type ProjectDetail = Project;
