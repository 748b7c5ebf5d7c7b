/** Solves the proof of work of an intake link, in slices, so that the page remains usable. */
globalThis.proveWork = async (address) => {
  const response = await fetch(`${address}/challenges`, { method: 'POST' });
  const { challenge } = await response.json();
  if (!challenge) return {};
  const { token, salt, difficulty } = challenge;
  for (let number = 0; ; ) {
    const pause = performance.now() + 40;
    for (; performance.now() < pause; number += 1) {
      if (hasZeroBits(sha256(`${salt}:${number}`), difficulty)) return { 'X-Proof-Of-Work': `${token}:${number}` };
    }
    await new Promise((resume) => setTimeout(resume));
  }
};

const [ROUND, START] = constants();
const schedule = new Int32Array(64);

/** The roots of the first primes, by which SHA-256 is defined: cube roots of 64, square roots of 8. */
function constants() {
  const fraction = (root) => ((root - Math.floor(root)) * 2 ** 32) | 0;
  const primes = [];
  for (let one = 2; primes.length < 64; one += 1) if (primes.every((prime) => one % prime)) primes.push(one);
  return [
    primes.map((prime) => fraction(Math.cbrt(prime))),
    primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime))),
  ];
}

/**
 * The hash of an ASCII text of at most 55 characters, as words of 32 bits. Browsers have SHA-256 on pages with HTTPS only, and
 * asynchronously, which is slower for short texts.
 */
function sha256(text) {
  schedule.fill(0);
  for (let at = 0; at < text.length; at += 1) schedule[at >> 2] |= text.charCodeAt(at) << (24 - (at % 4) * 8);
  schedule[text.length >> 2] |= 0x80 << (24 - (text.length % 4) * 8);
  schedule[15] = text.length * 8;
  for (let at = 16; at < 64; at += 1) {
    const [early, late] = [schedule[at - 15], schedule[at - 2]];
    const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    schedule[at] = schedule[at - 16] + first + schedule[at - 7] + second;
  }
  let [a, b, c, d, e, f, g, h] = START;
  for (let at = 0; at < 64; at += 1) {
    const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[at] + schedule[at];
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, at) => (word + START[at]) | 0);
}

function turn(word, bits) {
  return (word >>> bits) | (word << (32 - bits));
}

function hasZeroBits(words, difficulty) {
  const index = words.findIndex((word) => word !== 0);
  return index * 32 + Math.clz32(words[index]) >= difficulty;
}
