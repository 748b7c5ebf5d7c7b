/** A group or a tag of a project. */
export interface NamedItem {
  readonly id: string;
  readonly name: string;
}

export interface ColoredItem extends NamedItem {
  readonly color: string;
  /** Only on a tag that was deleted since. */
  readonly deleted_at?: string;
}

/** The groups and tags that projects are in, and joining them by name as imports do. */
export interface NamedLists {
  /** By project id, in the order of their names. */
  groupsOf(frameId: string, projectIds: readonly string[]): Promise<ReadonlyMap<string, readonly NamedItem[]>>;
  tagsOf(frameId: string, projectIds: readonly string[]): Promise<ReadonlyMap<string, readonly ColoredItem[]>>;
  /** Puts each project into exactly the groups named, making those that are new; deleted ones stay as they are. Joiners come last. */
  setGroups(frameId: string, namesByProject: ReadonlyMap<string, readonly string[]>, at: Date): Promise<void>;
  setTags(frameId: string, namesByProject: ReadonlyMap<string, readonly string[]>, at: Date): Promise<void>;
  /** The same by ids. What is gone for good is left out; what was deleted since takes the project back, and stays deleted. */
  setGroupIds(frameId: string, idsByProject: ReadonlyMap<string, readonly string[]>): Promise<void>;
  setTagIds(frameId: string, idsByProject: ReadonlyMap<string, readonly string[]>): Promise<void>;
}
