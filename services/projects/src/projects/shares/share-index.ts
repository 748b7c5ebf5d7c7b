export interface SharedProject {
  readonly frameId: string;
  readonly projectId: string;
}

/** Finds the project of a share token. Visitors name no frame. */
export interface ShareIndex {
  find(token: string): Promise<SharedProject | undefined>;
}
