import { describePolicy } from './limits';

describe('the limits that npm start prints', () => {
  it('describe the policy of the gateway in words', () => {
    const policy = '"subject";q=600;w=60;burst=100, "frame";q=6000;w=60';

    const words = describePolicy(policy);

    expect(words).toBe('600 requests in 60 s for each subject (100 at once), 6000 requests in 60 s for each frame');
  });

  it('are none without a policy', () => {
    expect(describePolicy('')).toBe('none');
  });
});
