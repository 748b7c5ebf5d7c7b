import { StartFailure } from '../../process/start-failure';
import { mutatedModules } from './mutated-modules';

/** Names of modules, or all of them, followed by options of Stryker. */
export function parseMutationArguments(args: readonly string[]): { modules: string[]; options: string[] } {
  const firstOption = args.findIndex((arg) => arg.startsWith('-'));
  const end = firstOption === -1 ? args.length : firstOption;
  const known = Object.keys(mutatedModules);
  const modules = args.slice(0, end);
  const unknown = modules.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new StartFailure(`There is no module "${unknown}". Modules: ${known.join(', ')}.`);
  return { modules: modules.length > 0 ? modules : known, options: args.slice(end) };
}
