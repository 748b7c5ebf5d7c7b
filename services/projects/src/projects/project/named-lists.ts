/** A group or a tag of a project. */
export interface NamedItem {
  readonly id: string;
  readonly name: string;
}

export interface ColoredItem extends NamedItem {
  readonly color: string;
  /** Only on a deleted tag. */
  readonly deleted_at?: string;
}

/** The groups and tags of projects, by id or by name. */
export interface NamedLists {
  /** By project id, ordered by name. */
  groupsOf(frameId: string, projectIds: readonly string[]): Promise<ReadonlyMap<string, readonly NamedItem[]>>;
  tagsOf(frameId: string, projectIds: readonly string[]): Promise<ReadonlyMap<string, readonly ColoredItem[]>>;
  /**
   * Sets the groups of each project. Creates missing groups and ignores deleted ones. New members are added at the end.
   */
  setGroups(frameId: string, namesByProject: ReadonlyMap<string, readonly string[]>, at: Date): Promise<void>;
  setTags(frameId: string, namesByProject: ReadonlyMap<string, readonly string[]>, at: Date): Promise<void>;
  /**
   * The same by id. Ignores groups and tags that were removed permanently. Deleted ones get the project back and stay
   * deleted.
   */
  setGroupIds(frameId: string, idsByProject: ReadonlyMap<string, readonly string[]>): Promise<void>;
  setTagIds(frameId: string, idsByProject: ReadonlyMap<string, readonly string[]>): Promise<void>;
}
