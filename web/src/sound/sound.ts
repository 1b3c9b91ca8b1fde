// Sounds made on the spot: short, soft, and only for those who have switched them on.

import { settings } from "../state/settings.svelte";

/** One tone: its pitch in hertz, when it starts and how long it lasts, in seconds. */
interface Tone {
  pitch: number;
  at: number;
  lasts: number;
  shape: OscillatorType;
  loud: number;
}

const tone = (pitch: number, at: number, lasts: number, shape: OscillatorType = "triangle", loud = 0.12): Tone => ({
  pitch,
  at,
  lasts,
  shape,
  loud,
});

/** Wood for cards, metal for coins, a small bell for one's turn, low strings for an attack. */
const SOUNDS = {
  card: [tone(190, 0, 0.05, "sine", 0.2), tone(95, 0.01, 0.07, "sine", 0.2)],
  coin: [tone(1560, 0, 0.09), tone(2340, 0.03, 0.16, "triangle", 0.06)],
  gain: [tone(392, 0, 0.08), tone(523, 0.07, 0.14)],
  trash: [tone(150, 0, 0.09, "sawtooth", 0.05), tone(100, 0.05, 0.12, "sawtooth", 0.05)],
  shuffle: [0, 0.05, 0.1, 0.15, 0.2].map((at) => tone(240 + 60 * ((at * 20) % 2), at, 0.04, "sine", 0.12)),
  turn: [tone(659, 0, 0.22), tone(988, 0.12, 0.34)],
  attack: [tone(147, 0, 0.24, "sawtooth", 0.06), tone(139, 0.06, 0.28, "sawtooth", 0.06)],
  end: [tone(523, 0, 0.2), tone(659, 0.14, 0.2), tone(784, 0.28, 0.45)],
} as const satisfies Record<string, readonly Tone[]>;

export type Sound = keyof typeof SOUNDS;

let desk: AudioContext | null = null;

/** Let a sound be heard, if sounds are on. */
export function sound(name: Sound): void {
  if (!settings.sound) return;
  desk ??= new AudioContext();
  // A browser keeps quiet until somebody has touched the page; then sounds start by themselves.
  if (desk.state === "suspended") void desk.resume();
  for (const each of SOUNDS[name]) ring(desk, each);
}

function ring(desk: AudioContext, { pitch, at, lasts, shape, loud }: Tone): void {
  const start = desk.currentTime + at;
  const volume = desk.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  const string = desk.createOscillator();
  string.type = shape;
  string.frequency.value = pitch;
  string.connect(volume).connect(desk.destination);
  string.start(start);
  string.stop(start + lasts + 0.02);
}
