import type { Program, Step } from './history/step';

/** Executes a program and tells whether it shows the violation. */
export type Reproduces = (program: Program) => Promise<boolean>;

/** Each candidate is executed this often before it counts as correct, because interleavings differ. */
const ATTEMPTS = 3;

/**
 * Removes clients and steps as long as the program still shows the violation (delta debugging, Zeller 2002). The result
 * is not always minimal, because a violation may need an interleaving that is rare.
 */
export async function shrink(program: Program, reproduces: Reproduces): Promise<Program> {
  const shows = async (clients: Program['clients']) => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) if (await reproduces({ ...program, clients })) return true;
    return false;
  };
  let clients = program.clients;
  for (const client of program.clients) {
    const without = clients.filter((one) => one !== client);
    if (without.length > 0 && (await shows(without))) clients = without;
  }
  return { ...program, clients: await withoutSteps(clients, shows) };
}

/** Removes blocks of steps of one client at a time, from large to small blocks. */
async function withoutSteps(
  clients: Program['clients'],
  shows: (clients: Program['clients']) => Promise<boolean>,
): Promise<Program['clients']> {
  let current = clients;
  for (let size = longest(clients); size >= 1; size = Math.floor(size / 2)) {
    for (const index of current.keys()) {
      for (let start = 0; start < (current[index]?.length ?? 0); ) {
        const candidate = current.map((steps, client) => (client === index ? removed(steps, start, size) : steps));
        if (await shows(candidate)) current = candidate;
        else start += size;
      }
    }
  }
  return current.filter((steps) => steps.length > 0);
}

const longest = (clients: Program['clients']) => Math.max(1, ...clients.map(({ length }) => Math.ceil(length / 2)));

function removed(steps: readonly Step[], start: number, size: number): readonly Step[] {
  return [...steps.slice(0, start), ...steps.slice(start + size)];
}
