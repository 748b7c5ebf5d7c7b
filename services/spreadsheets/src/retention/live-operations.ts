/** Which of these operations exist and still keep their files. */
export type FindLiveOperations = (ids: readonly string[]) => Promise<ReadonlySet<string>>;
