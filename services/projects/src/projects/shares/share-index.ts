export interface SharedProject {
  readonly frameId: string;
  readonly projectId: string;
}

/** Finds what a share token names; whoever opens a page says no frame. */
export interface ShareIndex {
  find(token: string): Promise<SharedProject | undefined>;
}
