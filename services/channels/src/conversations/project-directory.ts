import type { Sender } from './conversation';

/** The caller in a frame: a user or service account, or a channel. */
export interface ProjectClientIdentity {
  readonly id: string;
  readonly frameId: string;
}

/** @throws AppError `service_unavailable` or `upstream_timeout` if projects does not respond. */
export interface ProjectDirectory {
  /** Whether this project exists in the frame and is not deleted. */
  exists(identity: ProjectClientIdentity, projectId: string): Promise<boolean>;
  /** A project that is not deleted. */
  find(identity: ProjectClientIdentity, projectId: string): Promise<{ name: string; code: string } | undefined>;
  /** The phone and e-mail of the project's contact. */
  contactOf(identity: ProjectClientIdentity, projectId: string): Promise<Sender | undefined>;
  /** The most recently updated open project of the contact with this phone or e-mail. */
  openProjectOf(identity: ProjectClientIdentity, sender: Pick<Sender, 'phone' | 'email'>): Promise<string | undefined>;
}
