import type { Sender } from './conversation';

/** Whoever asks in a frame: a caller, or a channel for itself. */
export interface ProjectClientIdentity {
  readonly id: string;
  readonly frameId: string;
}

/** @throws AppError `service_unavailable` or `upstream_timeout` where nobody can say. */
export interface ProjectDirectory {
  /** Whether the frame has this project, not deleted. */
  exists(asker: ProjectClientIdentity, projectId: string): Promise<boolean>;
  /** How the project's contact can be reached. */
  contactOf(asker: ProjectClientIdentity, projectId: string): Promise<Sender | undefined>;
  /** The most recently updated open project of whoever has this phone or e-mail. */
  openProjectOf(asker: ProjectClientIdentity, sender: Pick<Sender, 'phone' | 'email'>): Promise<string | undefined>;
}
