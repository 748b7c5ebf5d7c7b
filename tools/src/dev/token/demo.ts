/** The frame and the person that `npm start` seeds and `npm run token` speaks for unless told otherwise: always the same. */
export const DEMO_FRAME_ID = '01938b5e-0000-7000-8000-00000000d3a0';

export const DEMO_USER = {
  id: '01938b5e-0000-7000-8000-00000000d3a1',
  name: 'Dana Demo',
  email: 'dana@example.org',
};
