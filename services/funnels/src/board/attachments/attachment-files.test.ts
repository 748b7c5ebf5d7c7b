import { attachmentKey, attachmentKeyOf } from './attachment-files';

const key = attachmentKey('01938b5e-0000-7000-8000-00000000d3a0', '01938b5e-0000-7000-8000-00000000d3a1');

it('finds the key of a file, also if it is incomplete', () => {
  expect(attachmentKeyOf(key)).toBe(key);
  expect(attachmentKeyOf(`${key}.01938b5e-0000-7000-8000-00000000d3a2.part`)).toBe(key);
});

it.each(['attachments/readme.txt', `other/${key}`, `${key}0`, 'attachments'])('finds none in %s', (other) =>
  expect(attachmentKeyOf(other)).toBeUndefined(),
);
