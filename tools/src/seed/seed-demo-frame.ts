export async function seedDemoFrame(options: {
  baseUrl: string;
  token: string;
  log: (line: string) => void;
}): Promise<void> {
  options.log('');
}
