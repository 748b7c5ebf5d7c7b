/** Words that Python reserves. A method with such a name ends in an underscore. */
const KEYWORDS = new Set(
  (
    'False None True and as assert async await break class continue def del elif else except finally for from global ' +
    'if import in is lambda nonlocal not or pass raise return try while with yield'
  ).split(' '),
);

/** `projectGroups` becomes `project_groups`. */
export function snakeCase(name: string): string {
  const snake = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replace(/^_/, '');
  return KEYWORDS.has(snake) ? `${snake}_` : snake;
}

/** Whether a member of this name can be declared in the body of a class. */
export function isMemberName(name: string): boolean {
  return /^[A-Za-z]\w*$/.test(name) && !KEYWORDS.has(name);
}

/** Name of a nested type: letters and digits of the member, with an upper-case first letter. */
export function typeName(...parts: readonly string[]): string {
  return parts
    .flatMap((part) => part.split(/[^A-Za-z0-9]+/))
    .map((word) => word.replace(/^\w/, (letter) => letter.toUpperCase()))
    .join('');
}
