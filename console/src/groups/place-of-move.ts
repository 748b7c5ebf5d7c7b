/** Which project is moved, and the project before or after which it is placed. */
export type PlaceOfMove =
  | { readonly project_id: string; readonly before: string }
  | { readonly project_id: string; readonly after: string };

/** The one project that has moved between two orders of the same ids, or undefined if none has. */
export function placeOfMove(before: readonly string[], after: readonly string[]): PlaceOfMove | undefined {
  const first = before.findIndex((id, index) => id !== after[index]);
  const [left, moved] = [before[first], after[first]];
  if (left === undefined || moved === undefined) return undefined;
  // Either a later one has moved to this position, or the one that was here has moved down.
  if (before[first] === after[first + 1]) return { project_id: moved, before: left };
  const previous = after[after.indexOf(left) - 1];
  return previous === undefined ? undefined : { project_id: left, after: previous };
}
