import { curlCommand } from './curl-command';

describe('curlCommand', () => {
  it('repeats a read without the token', () => {
    const command = curlCommand({ method: 'GET', url: 'http://x/api?filter%5Bstatus%5D=1%2C4' });

    expect(command).toBe(
      `curl 'http://x/api?filter[status]=1,4' \\\n  --header "Authorization: Bearer $TRACKWAY_TOKEN" \\\n  --globoff`,
    );
  });

  it('quotes a body for the shell', () => {
    const command = curlCommand({ method: 'POST', url: 'http://x/api', body: '{"name":"O\'Brien $HOME"}' });

    expect(command).toContain('--request POST');
    expect(command).toContain(`--data '{"name":"O'\\''Brien $HOME"}'`);
  });
});
