/** The demo frame and user that `npm start` seeds, the default of `npm run token`. */
export const DEMO_FRAME_ID = '01938b5e-0000-7000-8000-00000000d3a0';

export const DEMO_USER = {
  id: '01938b5e-0000-7000-8000-00000000d3a1',
  name: 'Dana Demo',
  email: 'dana@example.org',
};
