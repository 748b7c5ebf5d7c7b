import type { Caller } from '@trackway/runtime';
import type { ProjectFacts } from './project-facts';

/** A filter of the advanced search of projects, as the API takes it. The projects service validates and evaluates it. */
export type ProjectFilter = Readonly<Record<string, unknown>>;

/** Reads a project of the caller's frame from the projects service. */
export type FetchProject = (projectId: string) => Promise<ProjectFacts | undefined>;

/** Reads projects of the caller's frame from the projects service, at most 500. Unknown ids are omitted. */
export type FetchProjects = (projectIds: readonly string[]) => Promise<readonly ProjectFacts[]>;

/** Streams the ids of the projects that match the filters, in batches. */
export type ListProjects = (caller: Caller, filters: readonly ProjectFilter[]) => AsyncIterable<readonly string[]>;
