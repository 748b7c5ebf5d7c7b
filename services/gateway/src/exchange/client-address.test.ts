import type { Socket } from 'node:net';
import { cidr } from './cidr';
import { clientNetwork, originReader } from './client-address';
import { type RequestHeaders, readRequestHeaders } from './request-headers';

const PROXIES = [cidr.parse('10.0.0.0/8')];

function originOf(remoteAddress: string | undefined, headers: Record<string, string>, publicUrl?: string) {
  const read = readRequestHeaders(['Host', 'api.example', ...Object.entries(headers).flat()]) as RequestHeaders;
  return originReader({ trustedProxies: PROXIES, publicUrl })({ remoteAddress } as Socket, read);
}

const clientOf = (remoteAddress: string, forwardedFor: string) =>
  originOf(remoteAddress, { 'X-Forwarded-For': forwardedFor }).address;

describe('the origin of a request', () => {
  it('is the connected client, whatever its headers claim', () => {
    const claims = { 'X-Forwarded-For': '1.1.1.1', 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'evil.example' };

    expect(originOf('8.8.8.8', claims)).toEqual({ address: '8.8.8.8', proto: 'http', host: 'api.example' });
    expect(originOf(undefined, {}).address).toBe('');
  });

  it('is what a trusted proxy reports', () => {
    const reported = { 'X-Forwarded-For': '1.1.1.1', 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'app.example' };

    expect(originOf('10.0.0.1', reported)).toEqual({ address: '1.1.1.1', proto: 'https', host: 'app.example' });
    expect(originOf('10.0.0.1', { 'X-Forwarded-Proto': 'ftp' })).toEqual({
      address: '10.0.0.1',
      proto: 'http',
      host: 'api.example',
    });
  });

  it.each([
    ['6.6.6.6, 1.1.1.1', '1.1.1.1'],
    ['1.1.1.1, 10.0.0.2', '1.1.1.1'],
    ['6.6.6.6,1.1.1.1 ,10.0.0.2', '1.1.1.1'],
    ['10.0.0.3, 10.0.0.2', '10.0.0.3'],
    ['1.1.1.1, unknown, 10.0.0.2', '10.0.0.2'],
    ['unknown', '10.0.0.1'],
    ['::ffff:1.1.1.1', '1.1.1.1'],
    ['2001:db8::1', '2001:db8::1'],
  ])('is the last address that no trusted proxy has: %s', (forwardedFor, client) => {
    expect(clientOf('10.0.0.1', forwardedFor)).toBe(client);
    expect(clientOf('::ffff:10.0.0.1', forwardedFor)).toBe(client);
  });

  it('has the protocol and the host of the public URL', () => {
    const reported = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'other.example' };

    expect(originOf('10.0.0.1', reported, 'http://app.example:8080/x')).toMatchObject({
      proto: 'http',
      host: 'app.example:8080',
    });
    expect(originOf('8.8.8.8', {}, 'https://app.example')).toMatchObject({ proto: 'https', host: 'app.example' });
  });

  it('is determined again for each request of a connection', () => {
    const read = originReader({ trustedProxies: PROXIES, publicUrl: undefined });
    const socket = { remoteAddress: '10.0.0.1' } as Socket;
    const from = (address: string) =>
      read(socket, readRequestHeaders(['Host', 'h', 'X-Forwarded-For', address]) as RequestHeaders).address;

    expect([from('1.1.1.1'), from('2.2.2.2')]).toEqual(['1.1.1.1', '2.2.2.2']);
  });
});

describe('the unit of limits', () => {
  it.each([
    ['1.2.3.4', '1.2.3.4'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['2001:db8::4:5:6:7:8', '2001:db8:0:4'],
    ['2001:db8::', '2001:db8:0:0'],
    ['2001:db8:1:2:3:4:5::', '2001:db8:1:2'],
    ['::1', '0:0:0:0'],
    ['::', '0:0:0:0'],
  ])('of %s is %s', (address, network) => {
    expect(clientNetwork(address)).toBe(network);
  });
});
